// What a reader gains with script: a search, keys to walk through findings, folds that open by link,
// and a button to copy commands. The page holds everything without it.
(function () {
  "use strict";

  function all(selector, root) {
    return Array.prototype.slice.call((root || document).querySelectorAll(selector));
  }

  function isVisible(element) {
    return element.getClientRects().length > 0;
  }

  function openAround(element) {
    for (var node = element; node; node = node.parentElement) {
      if (node.tagName === "DETAILS") node.open = true;
    }
  }

  function followLink() {
    var name = decodeURIComponent(location.hash.slice(1));
    var target = name && document.getElementById(name);
    if (!target) return;
    openAround(target.parentElement);
    target.scrollIntoView();
    if (target.tabIndex === -1) target.focus({ preventScroll: true });
  }

  function addSearch() {
    var filters = document.getElementById("filters");
    if (!filters) return null;
    var field = document.createElement("input");
    field.type = "search";
    field.className = "search";
    field.placeholder = "Search findings and widgets  /";
    field.setAttribute("aria-label", "Search findings and widgets");
    var count = document.createElement("span");
    count.className = "search-count";
    count.setAttribute("role", "status");
    filters.append(field, count);
    field.addEventListener("input", function () { search(field.value, count); });
    return field;
  }

  function search(text, count) {
    var words = text.toLowerCase().split(/\s+/).filter(Boolean);
    var shown = 0;
    function matches(element) {
      var content = (element.id + " " + element.textContent).toLowerCase();
      return words.every(function (word) { return content.indexOf(word) >= 0; });
    }
    all(".finding").forEach(function (finding) {
      var isMatch = matches(finding) || (words.length > 0 && headMatches(finding, words));
      finding.classList.toggle("hidden-by-search", !isMatch);
      if (isMatch) shown += 1;
    });
    all(".widget, .stack").forEach(function (card) {
      var isMatch = all(".finding:not(.hidden-by-search)", card).length > 0 || matches(card);
      card.classList.toggle("hidden-by-search", words.length > 0 && !isMatch);
    });
    count.textContent = words.length === 0 ? "" : shown === 1 ? "1 finding" : shown + " findings";
  }

  function headMatches(finding, words) {
    var card = finding.closest("article, .kind");
    var head = card ? (card.id || "").toLowerCase() : "";
    return words.every(function (word) { return head.indexOf(word) >= 0; });
  }

  function walk(step) {
    var findings = all(".finding").filter(isVisible);
    if (findings.length === 0) return;
    var current = findings.indexOf(document.activeElement.closest(".finding"));
    var next = current < 0 ? (step > 0 ? 0 : findings.length - 1) : current + step;
    var target = findings[Math.max(0, Math.min(findings.length - 1, next))];
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: "center" });
  }

  function addKeys(field) {
    document.addEventListener("keydown", function (event) {
      var isTyping = event.target.closest("input[type=search], textarea");
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Escape" && isTyping) {
        field.value = "";
        field.dispatchEvent(new Event("input"));
        field.blur();
      } else if (isTyping) {
        return;
      } else if (event.key === "/" && field) {
        event.preventDefault();
        field.focus();
      } else if (event.key === "j") {
        walk(1);
      } else if (event.key === "k") {
        walk(-1);
      }
    });
  }

  function addCopyButtons() {
    if (!navigator.clipboard) return;
    all("pre.command").forEach(function (block) {
      var button = document.createElement("button");
      button.type = "button";
      button.className = "copy";
      button.textContent = "Copy";
      button.addEventListener("click", function () {
        navigator.clipboard.writeText(block.textContent).then(function () {
          button.textContent = "Copied";
        });
      });
      block.previousElementSibling.append(button);
    });
  }

  addKeys(addSearch());
  addCopyButtons();
  window.addEventListener("hashchange", followLink);
  window.addEventListener("beforeprint", function () {
    all("details.why").forEach(function (fold) { fold.open = true; });
  });
  followLink();
})();
