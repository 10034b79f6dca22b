import type { Stop } from './ReaderView.ts';

export const FINISHED_KEY = 'finished';

/** Names what a stop shows: it changes when the stop must be shown anew. */
export const stopKey = (opened: Extract<Stop, { kind: 'chapter' }>['opened']): string => {
  const { index, status } = opened;
  return status === 'locked' && opened.refusal ? `${index}/${status}/${opened.refusal.code}` : `${index}/${status}`;
};
