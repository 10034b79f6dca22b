import { RECORD_PAGE_SIZE } from '@shuye/core-domain/purchase';
import * as v from 'valibot';
import { wireNumber, wireText } from './fields.ts';

/** The lists of tickets, records and bought books ask for a page, from 1, of 100 [RECORD-03]. */
export const recordRequest = {
  pageIndex: v.optional(v.pipe(wireNumber, v.integer(), v.minValue(1)), 1),
  pageCount: v.optional(v.pipe(wireNumber, v.integer(), v.minValue(1), v.maxValue(RECORD_PAGE_SIZE)), RECORD_PAGE_SIZE),
  imei: v.optional(wireText),
  tk: v.optional(wireText),
};

export interface RecordPageRequest {
  /** From 1, which is also what stands where it is left out. */
  page?: number;
}

export const toRecordRequest = ({ page = 1 }: RecordPageRequest) => ({ pageIndex: page, pageCount: RECORD_PAGE_SIZE });
