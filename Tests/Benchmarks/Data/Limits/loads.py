"""What Python's json.loads takes for the lines of a recording. Argument: the file. Prints seconds."""
import json
import sys
import time

with open(sys.argv[1], "rb") as file:
    lines = file.readlines()
start = time.perf_counter()
for line in lines:
    json.loads(line)
print(time.perf_counter() - start)
