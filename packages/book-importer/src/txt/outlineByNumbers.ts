import { arrangeVolumes } from './arrangeVolumes.ts';
import { countUpTo } from './countUpTo.ts';
import { headingEntry } from './headingEntry.ts';
import { missingNumbers } from './missingNumbers.ts';
import { namesUnderNumbers } from './namesUnderNumbers.ts';
import type { OutlineEvidence } from './OutlineEvidence.ts';
import type { TextOutline } from './TextOutline.ts';
import type { HeadingCandidate } from './TextSurvey.ts';
import { bodyLength } from './bodyLength.ts';

/** Titles that stand right above a first chapter, where the numbers begin again: volumes without a number. */
function volumesAbove(headings: readonly HeadingCandidate[], { titles, words }: OutlineEvidence): HeadingCandidate[] {
  const firsts = headings.filter(({ heading }) => heading?.kind === 'numbered' && heading.number === 1);
  const hasVolumes = headings.some(({ heading }) => heading?.kind === 'numbered' && heading.rank === 'volume');
  if (firsts.length < 2 || hasVolumes) return [];
  const above = firsts.flatMap((first) => {
    for (let at = countUpTo(titles, first.line - 1) - 1; at >= 0; at--) {
      const title = titles[at];
      // Whatever is further up has even more text under it.
      if (!title || bodyLength(title, first, words) > 0) break;
      if (!title.heading) return [title];
    }
    return [];
  });
  return above.length === firsts.length ? above : [];
}

/** Names on lines of their own become part of their headings. */
export function outlineByNumbers(evidence: OutlineEvidence, headings: readonly HeadingCandidate[]): TextOutline {
  const { candidates, words, dropped } = evidence;
  const names = namesUnderNumbers(headings, candidates);
  const entries = headings.map((heading, at) => {
    const entry = headingEntry(heading, bodyLength(heading, headings[at + 1], words));
    const name = names.get(heading.line);
    return name ? { ...entry, title: `${entry.title} ${headingEntry(name, 0).title}` } : entry;
  });
  const volumes = volumesAbove(headings, evidence).map((title) => headingEntry(title, 0, 'volume'));
  const inOrder = [...entries, ...volumes].sort((one, other) => one.line - other.line);
  const arranged = arrangeVolumes(inOrder);
  return {
    chapters: arranged.chapters,
    volumes: arranged.volumes,
    dropped: new Set([...dropped, ...arranged.pages, ...[...names.values()].map(({ line }) => line)]),
    signatures: new Set(),
    warnings: missingNumbers(headings),
  };
}
