import type { ReaderToolProps } from './ReaderToolProps.ts';

/** What a continuous activity, automatic reading or listening, is given. */
export interface ReaderActivityProps extends Omit<ReaderToolProps, 'open'> {
  /** Bars or a tool cover the page, so the activity pauses. */
  isCovered: boolean;
}
