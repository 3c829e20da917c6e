import { useEffect } from "react";

const key = "language-typed";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = { name: string; option: string | null; at: number; value: string };

/** Notes what was typed or chosen on this page, passwords excepted, for the page's twin in the other language. */
export function noteTyped(): void {
  const typed = controls().filter(isChanged).map(read);
  try {
    if (typed.length > 0) sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Without storage the twin opens empty.
  }
}

/** Gives the forms of a page back what was typed into their twins, once they are live. */
export function KeepTyped(): null {
  useEffect(() => {
    for (const { at, value, ...twin } of takeTyped()) {
      const control = namesakes(twin)[at];
      if (control) write(control, value);
    }
  }, []);
  return null;
}

function takeTyped(): Typed[] {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept ? (JSON.parse(kept) as Typed[]) : [];
  } catch {
    return [];
  }
}

function controls(): Control[] {
  const all = document.querySelectorAll<Control>("form :is(input, textarea, select)[name]");
  return [...all].filter(({ type }) => !["password", "hidden", "file", "submit"].includes(type));
}

/** The controls of one name, which several forms of a page may have. */
const namesakes = ({ name, option }: Pick<Typed, "name" | "option">): Control[] =>
  controls().filter((one) => one.name === name && optionOf(one) === option);

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

const optionOf = (control: Control): string | null => (isTicked(control) ? control.value : null);

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  return isTicked(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

function read(control: Control): Typed {
  const value = isTicked(control) ? String(control.checked) : control.value;
  const twin = { name: control.name, option: optionOf(control) };
  return { ...twin, at: namesakes(twin).indexOf(control), value };
}

/** As if a person had done it: whoever keeps the form's state hears of it. */
function write(control: Control, value: string): void {
  if (isTicked(control)) {
    if (String(control.checked) !== value) control.click();
    return;
  }
  // React notices a value only if it goes past the setter that it put in its place.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  for (const event of ["input", "change"]) control.dispatchEvent(new Event(event, { bubbles: true }));
}
