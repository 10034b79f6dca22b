import type { Placeholder } from './ReaderView.ts';

export const FINISHED_KEY = 'finished';

/** The key changes when the placeholder must be shown anew. */
export const placeholderKey = (opened: Extract<Placeholder, { kind: 'chapter' }>['opened']): string => {
  const { index, status } = opened;
  return status === 'locked' && opened.refusal ? `${index}/${status}/${opened.refusal.code}` : `${index}/${status}`;
};
