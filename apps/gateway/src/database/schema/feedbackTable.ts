export interface FeedbackTable {
  id: string;
  /** Null for a guest. */
  user_id: string | null;
  words: string;
  /** How the reader may be answered; empty where they did not say. */
  contact: string;
  /** The wire's number of host and system. */
  platform: string;
  /** Random id of the browser. */
  device: string;
  received_at: number;
}
