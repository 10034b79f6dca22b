/** What a screen waits for that is no query. */
export interface ScreenWait {
  /** Asks anew, and gives up what hangs. */
  again: () => unknown;
}

/** A charge that did not end well after its reader had left its page. */
export interface LeftCharge {
  /** Names what was to be bought. */
  thing: string;
  /** Why it was not; false where nobody knows whether it was. */
  refusal: string | false;
}

/** What pages have told wherever their reader is, by parts that come after the first text. */
export interface PageNews {
  /** What the screen that is shown waits for, beside reads of the mark `screenRead`. */
  waits?: readonly ScreenWait[];
  /** The screen that is shown waits for a payment. */
  isPaying?: boolean;
  left?: LeftCharge | undefined;
}
