// The report's optional script: a time that moves the whole page through the simulated day, a
// search, keys, folds that open by link, and a button to copy commands. Pages hold everything
// without it.
(function () {
  "use strict";

  function all(selector, root) {
    return Array.prototype.slice.call((root || document).querySelectorAll(selector));
  }

  function make(name, className, text) {
    var element = document.createElement(name);
    if (className) element.className = className;
    if (text) element.textContent = text;
    return element;
  }

  function isVisible(element) {
    return element.getClientRects().length > 0;
  }

  function number(element, name) {
    return Number(element.getAttribute("data-" + name));
  }

  // Links: what is folded opens, and the page goes to the moment that a finding is about.

  function openAround(element) {
    for (var node = element; node; node = node.parentElement) {
      if (node.tagName === "DETAILS") node.open = true;
    }
  }

  function followLink() {
    var name = decodeURIComponent(location.hash.slice(1));
    var target = name && document.getElementById(name);
    if (!target && moved(name)) location.replace(moved(name));
    if (!target) return;
    openAround(target.parentElement);
    target.scrollIntoView();
    if (target.tabIndex === -1) target.focus({ preventScroll: true });
    if (time && target.hasAttribute("data-at")) time.move(number(target, "at"));
  }

  // The present address of an anchor that earlier versions had on the first page.
  function moved(name) {
    var parts = name.split(":");
    if (!document.querySelector(".closing")) return null;
    if (parts[0] === "check") return "checks.html#" + name;
    if (parts[0] === "widget" && parts.length === 5) {
      return "widgets/" + parts[1] + "/" + parts[2] + ".html#" + name;
    }
    if (parts[0] === "stack" && parts.length === 4) {
      return "stacks/" + parts.slice(1).join("/") + ".html#" + name;
    }
    return null;
  }

  // The simulated time.

  function clockOf(zone) {
    var options = {
      weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit",
      hourCycle: "h23", timeZone: zone
    };
    try {
      return new Intl.DateTimeFormat("en-GB", options);
    } catch (error) {
      options.timeZone = "UTC";
      return new Intl.DateTimeFormat("en-GB", options);
    }
  }

  function holds(element, at) {
    return number(element, "from") <= at && at < number(element, "to");
  }

  function addTime() {
    var parts = all("[data-start]");
    var spans = new Set(parts.map(function (part) {
      return part.getAttribute("data-start") + " " + part.getAttribute("data-end");
    }));
    // Parts of several days have no time in common.
    if (spans.size !== 1 || all("[data-from]").length === 0) return null;
    var start = number(parts[0], "start");
    var end = number(parts[0], "end");
    var clock = clockOf(parts[0].getAttribute("data-zone"));
    var heads = all("svg.drawing[data-left]").map(addPlayhead);
    var panels = all(".widget").map(addPanel).filter(Boolean);
    var frames = all(".frame[data-from]");
    var moments = all(".moment[data-from]");
    var changes = Array.from(new Set(all("[data-from], [data-at]").map(function (element) {
      return number(element, element.hasAttribute("data-at") ? "at" : "from");
    }))).filter(function (at) { return at >= start && at < end; })
      .sort(function (left, right) { return left - right; });

    var bar = make("section", "scrubber");
    bar.setAttribute("aria-label", "Simulated time");
    var back = make("button", "", "◀");
    var on = make("button", "", "▶");
    back.setAttribute("aria-label", "Previous change");
    on.setAttribute("aria-label", "Next change");
    back.type = on.type = "button";
    var slider = make("input");
    slider.type = "range";
    slider.min = start;
    slider.max = Math.max(start, end - 1);
    slider.step = 60;
    slider.setAttribute("aria-label", "Simulated time");
    var output = make("output");
    bar.append(back, on, slider, output);
    document.body.append(bar);

    function show(at, follows) {
      var text = clock.format(new Date(at * 1000));
      output.textContent = text;
      slider.setAttribute("aria-valuetext", text);
      heads.forEach(function (head) { head(at, start, end); });
      frames.concat(moments).forEach(function (element) {
        element.classList.toggle("now", holds(element, at));
      });
      if (follows) {
        all(".frame.now").forEach(scrollFilm);
        var moment = moments.find(function (row) { return row.classList.contains("now"); });
        if (moment) moment.scrollIntoView({ block: "nearest" });
      }
      panels.forEach(function (panel) { panel(at); });
    }

    function move(at) {
      current = Math.min(Math.max(at, start), end - 1);
      slider.value = current;
      show(current, true);
    }

    function step(direction) {
      var next = direction > 0
        ? changes.find(function (at) { return at > current; })
        : changes.slice().reverse().find(function (at) { return at < current; });
      if (next !== undefined) move(next);
    }

    var current = start;
    slider.addEventListener("input", function () { move(Number(slider.value)); });
    back.addEventListener("click", function () { step(-1); });
    on.addEventListener("click", function () { step(1); });
    all("svg.drawing[data-left]").forEach(function (drawing) {
      drawing.addEventListener("click", function (event) {
        var box = drawing.getBoundingClientRect();
        var x = (event.clientX - box.left) / box.width * drawing.viewBox.baseVal.width;
        var left = number(drawing, "left");
        move(start + (x - left) / (number(drawing, "right") - left) * (end - start));
      });
    });
    slider.value = start;
    show(start, false);
    return { move: move, step: step };
  }

  function addPlayhead(drawing) {
    var line = document.createElementNS("http://www.w3.org/2000/svg", "line");
    line.setAttribute("class", "playhead");
    line.setAttribute("y1", 0);
    line.setAttribute("y2", number(drawing, "height") - 20);
    drawing.append(line);
    var left = number(drawing, "left");
    var right = number(drawing, "right");
    return function (at, start, end) {
      var x = left + (at - start) / (end - start) * (right - left);
      line.setAttribute("x1", x);
      line.setAttribute("x2", x);
    };
  }

  // The film alone moves, and never the page.
  function scrollFilm(frame) {
    var film = frame.parentElement;
    var middle = frame.offsetLeft - film.offsetLeft - (film.clientWidth - frame.offsetWidth) / 2;
    film.scrollTo({ left: middle, behavior: "instant" });
  }

  // The panel of a widget's drawings at the time, one for each Developer Mode.
  function addPanel(widget) {
    var days = all("figure.day", widget);
    var charts = widget.querySelector(".charts");
    if (!charts || days.length === 0) return null;
    var panel = make("div", "now-panel");
    charts.before(panel);
    var updates = days.map(function (day) {
      var mode = day.getAttribute("data-mode");
      var frames = all(".frame[data-from]", widget).filter(function (frame) {
        return frame.getAttribute("data-modes").split(" ").indexOf(mode) >= 0;
      });
      var box = make("div");
      var text = make("div");
      text.append(make("strong", "", "Developer Mode " + mode), make("span", "block"));
      panel.append(box);
      var shown = null;
      return function (at) {
        var frame = frames.find(function (frame) { return holds(frame, at); }) || null;
        if (frame !== shown || !text.parentElement) {
          shown = frame;
          var picture = frame && frame.querySelector(".shot");
          box.replaceChildren.apply(box, picture ? [smaller(picture, 150, 96), text] : [text]);
        }
        text.lastChild.textContent = stateOf(day, at);
      };
    });
    return function (at) { updates.forEach(function (update) { update(at); }); };
  }

  // A copy of a picture within some pixels. Its attributes keep its place until it has loaded.
  function smaller(picture, width, height) {
    var copy = picture.cloneNode(true);
    all("img", copy).forEach(function (image) {
      var part = Math.min(1, width / image.width, height / image.height);
      var size = [image.width * part, image.height * part].map(Math.round);
      image.width = size[0];
      image.height = size[1];
    });
    return copy;
  }

  function stateOf(day, at) {
    function now(selector) {
      return all(selector, day).find(function (box) { return holds(box, at); });
    }
    var window = now("rect.window:not(.shown)");
    var parts = [window ? "score " + window.getAttribute("data-score") : "not relevant"];
    if (day.querySelector("rect.lane")) parts.push(now("rect.top") ? "on top" : "not on top");
    return parts.join(", ");
  }

  // Search and choices on the first page.

  function addSearch() {
    var filters = document.getElementById("filters");
    if (!filters) return null;
    var field = make("input", "search");
    field.type = "search";
    field.placeholder = "Search  /";
    field.setAttribute("aria-label", "Search findings and widgets");
    var family = choice("Family", families());
    var count = make("span", "search-count");
    count.setAttribute("role", "status");
    filters.append(field);
    if (family) filters.append(family);
    filters.append(count);
    function update() { search(field.value, family ? family.value : "", count); }
    field.addEventListener("input", update);
    if (family) family.addEventListener("change", update);
    return field;
  }

  function families() {
    var names = new Set();
    all("[data-families]").forEach(function (tile) {
      tile.getAttribute("data-families").split(" ").filter(Boolean).forEach(function (name) {
        names.add(name);
      });
    });
    return Array.from(names).sort();
  }

  function choice(label, names) {
    if (names.length < 2) return null;
    var select = make("select", "choice");
    select.setAttribute("aria-label", label);
    var any = make("option", "", "All families");
    any.value = "";
    select.append(any);
    names.forEach(function (name) { select.append(make("option", "", name)); });
    return select;
  }

  function search(text, family, count) {
    var words = text.toLowerCase().split(/\s+/).filter(Boolean);
    function matches(content) {
      return words.every(function (word) { return content.indexOf(word) >= 0; });
    }
    var faults = all(".fault");
    faults.forEach(function (fault) {
      var content = fault.textContent;
      var isMatch = matches(content.toLowerCase()) && content.indexOf(family) >= 0;
      fault.classList.toggle("filtered", !isMatch);
    });
    all(".bundle-tiles").forEach(function (bundle) {
      var name = bundle.querySelector("h2, h3").textContent + " ";
      var shown = 0;
      all(".tile", bundle).forEach(function (tile) {
        var content = name + (tile.getAttribute("data-kind") || "") + " " + tile.textContent;
        var has = (tile.getAttribute("data-families") || "").split(" ");
        var isMatch = matches(content.toLowerCase()) && (!family || has.indexOf(family) >= 0);
        tile.classList.toggle("filtered", !isMatch);
        if (isMatch) shown += 1;
      });
      var isMatch = shown > 0 || (!family && matches(name.toLowerCase()));
      bundle.classList.toggle("filtered", !isMatch);
    });
    var shown = faults.filter(isVisible).length;
    var isActive = words.length > 0 || family;
    count.textContent = !isActive ? "" : shown === 1 ? "1 fault" : shown + " faults";
  }

  // Keys.

  function walk(step) {
    var findings = all(".finding, .fault").filter(isVisible);
    if (findings.length === 0) return;
    var current = findings.indexOf(document.activeElement.closest(".finding, .fault"));
    var next = current < 0 ? (step > 0 ? 0 : findings.length - 1) : current + step;
    var target = findings[Math.max(0, Math.min(findings.length - 1, next))];
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: "center" });
  }

  // Enter on a fault opens its place; on a finding it unfolds the reasons and goes to its moment.
  function enter(element) {
    var link = element.classList.contains("fault") && element.querySelector(".wheres a");
    if (link) {
      link.click();
      return;
    }
    all("details", element).forEach(function (fold) { fold.open = true; });
    if (time && element.hasAttribute("data-at")) time.move(number(element, "at"));
  }

  function addKeys(field) {
    document.addEventListener("keydown", function (event) {
      var isTyping = event.target.closest("input[type=search], textarea, select");
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Escape" && isTyping && field) {
        field.value = "";
        field.dispatchEvent(new Event("input"));
        field.blur();
      } else if (isTyping) {
        return;
      } else if (event.key === "/" && field) {
        event.preventDefault();
        field.focus();
      } else if (event.key === "j" || event.key === "k") {
        walk(event.key === "j" ? 1 : -1);
      } else if (event.key === "Enter" && event.target.matches(".finding, .fault, .wheres li")) {
        enter(event.target);
      } else if (time && (event.key === "," || event.key === ".")) {
        time.step(event.key === "." ? 1 : -1);
      }
    });
  }

  function addCopyButtons() {
    if (!navigator.clipboard) return;
    all("pre.command").forEach(function (block) {
      var button = make("button", "copy", "Copy");
      button.type = "button";
      button.addEventListener("click", function () {
        navigator.clipboard.writeText(block.textContent).then(function () {
          button.textContent = "Copied";
        });
      });
      block.previousElementSibling.append(button);
    });
  }

  var time = addTime();
  addKeys(addSearch());
  addCopyButtons();
  window.addEventListener("hashchange", followLink);
  window.addEventListener("beforeprint", function () {
    all("details").forEach(function (fold) { fold.open = true; });
  });
  followLink();
})();
