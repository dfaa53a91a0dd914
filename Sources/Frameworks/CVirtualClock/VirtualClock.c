#include "CVirtualClock.h"
