export const RECORD_PAGE_SIZE = 100;

/** A page of a list that the server counts by pages, from 1. */
export interface RecordPage<Item> {
  records: readonly Item[];
  totalPages: number;
}

export const nextRecordPage = (loadedPages: number, totalPages: number): number | undefined =>
  loadedPages < totalPages ? loadedPages + 1 : undefined;
