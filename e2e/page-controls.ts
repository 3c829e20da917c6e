import type { Page } from "@playwright/test";

/** What people press or type in. */
const CONTROLS =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role^=menuitem], [role=option], [role=switch], [role=checkbox], [role=radio]";

/**
 * Controls that a thumb would miss on a phone: what answers a press is less than 44 px wide or high. A link within a
 * sentence is as high as its line; a box is pressed by its label too.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const side = 43.5;
    const half = 21;
    const isSeen = (control: Element) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !control.closest("[inert], [aria-hidden=true], .skip-link, .sr-only, :disabled") &&
      control.getBoundingClientRect().width > 1;
    const isInSentence = (control: Element) => {
      const block = control.closest("p, li, dd, td, label, h1, h2, h3, blockquote, figcaption, small");
      const isInline = getComputedStyle(control).display === "inline";
      return (
        isInline && (block?.textContent ?? "").trim().length > (control.textContent ?? "").trim().length + 3
      );
    };
    const answers = (control: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      return hit !== null && [control, ...labels].some((own) => own.contains(hit));
    };
    const isSmall = (control: Element) => {
      const box = control.matches("[type=checkbox], [type=radio]") ? control.closest("label") : null;
      const bounds = () => (box ?? control).getBoundingClientRect();
      if (bounds().width >= side && bounds().height >= side) return false;
      control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const { left, top, width, height } = bounds();
      const x = Math.min(Math.max(left + width / 2, half), innerWidth - half - 1);
      const y = top + height / 2;
      // What lies under something else at its middle is no control now.
      if (!answers(control, left + width / 2, y)) return false;
      const isHigh = height >= side || [-half, half].every((step) => answers(control, x, y + step));
      const isWide = width >= side || [-half, half].every((step) => answers(control, x + step, y));
      return !isHigh || !isWide;
    };
    const before = window.scrollY;
    const small = [...document.querySelectorAll(controls)].filter(
      (control) => isSeen(control) && !isInSentence(control) && isSmall(control),
    );
    window.scrollTo({ top: before, behavior: "instant" });
    return small.map((control) => {
      const { width, height } = control.getBoundingClientRect();
      const name = control.getAttribute("aria-label") ?? control.textContent?.trim().slice(0, 40);
      return `${control.tagName.toLowerCase()} “${name}” ${Math.round(width)}×${Math.round(height)}`;
    });
  }, CONTROLS);
}

/** Controls whose accessible name does not begin with the words seen on them, which is how they are called by voice. */
export function findMisnamed(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const isSmallAndCut = (element: Element) =>
      element.getBoundingClientRect().width <= 1 && getComputedStyle(element).position === "absolute";
    const wordsOf = (node: Node, isSeenOnly: boolean): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element)) return "";
      if (node.getAttribute("aria-hidden") === "true" || !node.checkVisibility({ visibilityProperty: true }))
        return "";
      if (isSeenOnly && isSmallAndCut(node)) return "";
      const label = node.getAttribute("aria-label") ?? node.getAttribute("alt");
      if (label !== null) return isSeenOnly && !node.textContent ? "" : label;
      return [...node.childNodes].map((child) => wordsOf(child, isSeenOnly)).join(" ");
    };
    const plain = (words: string) =>
      words
        .toLocaleLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim();
    const inside = (control: Element, isSeenOnly: boolean) =>
      plain([...control.childNodes].map((child) => wordsOf(child, isSeenOnly)).join(" "));
    const nameOf = (control: Element) => {
      const labelled = control.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
      const from = labelled.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
      return plain(from || (control.getAttribute("aria-label") ?? "")) || inside(control, false);
    };
    return [...document.querySelectorAll(controls)]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.matches("input, select, textarea"),
      )
      .map((control) => ({ seen: inside(control, true), name: nameOf(control) }))
      .filter(({ seen, name }) => seen !== "" && !`${name} `.startsWith(`${seen} `))
      .map(({ seen, name }) => `“${seen}” is called “${name}”`);
  }, CONTROLS);
}
