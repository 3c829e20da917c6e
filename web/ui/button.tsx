import type { ComponentProps } from "react";
import { Link } from "react-router";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

type Look = {
  /** `danger` carries out what cannot be undone, in the dialog that asks; `caution` is the way to that dialog. */
  look?: "primary" | "outline" | "quiet" | "danger" | "caution" | "ivory";
  /** `site` is 48 px, `work` 36, `small` 30; on a phone none is under 44. */
  size?: "site" | "work" | "small";
};

/** A button; while busy it says so and takes no second press, but keeps the focus. */
export function Button({
  look,
  size,
  isBusy = false,
  className,
  onClick,
  type = "button",
  ...props
}: ComponentProps<"button"> & Look & { isBusy?: boolean }) {
  return (
    <button
      {...props}
      type={type}
      {...buttonLook({ look, size }, className)}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, className, ...props }: ComponentProps<typeof Link> & Look) {
  return <Link {...props} {...buttonLook({ look, size }, className)} />;
}

/** The looks of a button, for elements that this file does not know: `<a {...buttonLook({})}>`. */
export function buttonLook({ look = "primary", size = "site" }: Look, className?: string) {
  return {
    className: classNames(styles.button, className),
    "data-slot": "button",
    "data-look": look,
    "data-size": size,
  };
}
