export interface CodeMessage {
  /** Eleven digits. */
  phone: string;
  /** Six digits. */
  code: string;
  /** Seconds that the code is good for. */
  lasts: number;
}

/** Brings a login code to a phone; rejects when it could not be handed over. */
export type CodeSender = (message: CodeMessage) => Promise<void>;
