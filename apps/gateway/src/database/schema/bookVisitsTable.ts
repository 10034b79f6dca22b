export interface BookVisitsTable {
  user_id: string;
  /** As text: books of other libraries may be read. */
  book_id: string;
  /** JSON list of `Visit`s. */
  content: string;
  updated_at: number;
}
