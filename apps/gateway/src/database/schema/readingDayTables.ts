export interface ReadingDiaryTable {
  user_id: string;
  /** Days that began by then were deleted by their reader, ms; 0 where none were. */
  cleared_at: number;
  /** Of the latest change: devices ask for what is behind the one they know. */
  revision: number;
}

export interface ReadingDayTable {
  user_id: string;
  /** As the device named itself. */
  device: string;
  /** yyyy-MM-dd. */
  day: string;
  /** As text: books of other libraries may be read. */
  book_id: string;
  begun_at: number;
  seconds: number;
  words: number;
  revision: number;
}
