/** The place of a copy that a reader's device encrypted: whose it is, nobody here knows. */
export interface RestoreCopyTable {
  /** SHA-256 of the locator: what is stolen from the database opens no place. */
  locator_hash: string;
  /** 0 as long as the place is empty. */
  revision: number;
  /** Whose pieces stand; empty as long as the place is. */
  draft: string;
  /** When it was last read or written. */
  used_at: number;
}

/** A part of a copy that stands, or of one that is on its way. */
export interface RestorePieceTable {
  locator_hash: string;
  draft: string;
  /** From 0. */
  ordinal: number;
  /** Base64. */
  content: string;
}
