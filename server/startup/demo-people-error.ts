/** The house may not open with the people of the demo world in it; the message is the one line to print. */
export class DemoPeopleError extends Error {}
