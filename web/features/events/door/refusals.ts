/** The house refuses this device from now on. */
export class ScannerOver extends Error {}

/** The house cannot read something that was sent. */
export class ReadingRefused extends Error {}

/** The house fails over something that was sent. */
export class ReadingFailed extends Error {}
