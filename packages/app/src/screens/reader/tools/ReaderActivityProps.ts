import type { ReaderToolProps } from './ReaderToolProps.ts';

export interface ReaderActivityProps extends Omit<ReaderToolProps, 'open'> {
  /** Bars or a tool cover the page, so the activity pauses. */
  isCovered: boolean;
}
