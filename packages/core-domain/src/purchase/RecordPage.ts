/** Tickets, top-ups and spendings come in pages of this size [CONST-78]. */
export const RECORD_PAGE_SIZE = 100;

/** A page of a list that the server counts by pages, from 1. */
export interface RecordPage<Item> {
  records: readonly Item[];
  totalPages: number;
}

export const nextRecordPage = (loadedPages: number, totalPages: number): number | undefined =>
  loadedPages < totalPages ? loadedPages + 1 : undefined;
