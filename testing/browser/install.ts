import { installPackage } from "../install-package.ts";

/** The lightest first. */
const PACKAGES = ["chromium-headless-shell", "chromium"];

/** Installs the lightest Chromium that this machine's Debian has, and says so; whether it was installed. */
export function installWithApt(): Promise<boolean> {
  return installPackage(PACKAGES, "No browser here starts");
}
