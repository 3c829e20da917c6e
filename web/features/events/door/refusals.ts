/** The house refuses this device from now on. */
export class ScannerOver extends Error {}

/** The house cannot read something that was sent. */
export class ReadingRefused extends Error {}
