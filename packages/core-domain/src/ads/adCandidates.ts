import { AdSource, type AdSlot } from './AdSlot.ts';

export interface AdCandidate {
  source: AdSource;
  code: string;
}

/** A source without a code cannot be asked; our own guide needs none. */
const canBeAsked = ({ source, code }: AdCandidate): boolean => source === AdSource.OwnGuide || code !== '';

/** In the order to try: the listed entries, then the backups; a slot without a list is its own only entry (D-124). */
export function adCandidates({ priorities, source, code }: AdSlot): readonly AdCandidate[] {
  if (priorities.length === 0) return [{ source, code }].filter(canBeAsked);
  const inOrder = [...priorities.filter(({ isBackup }) => !isBackup), ...priorities.filter(({ isBackup }) => isBackup)];
  return inOrder.map((entry) => ({ source: entry.source, code: entry.highCode || entry.lowCode })).filter(canBeAsked);
}
