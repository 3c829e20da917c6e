/** A migration cannot be applied as it stands; the message is the one line to print. */
export class MigrationError extends Error {}

/** A migration could not be applied now, because of others at work; another try may do. */
export class MigrationBusyError extends Error {}
