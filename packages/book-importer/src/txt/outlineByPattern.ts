import { arrangeVolumes } from './arrangeVolumes.ts';
import { headingEntry } from './headingEntry.ts';
import type { TextOutline } from './TextOutline.ts';
import type { TextSurvey } from './TextSurvey.ts';
import { bodyLength } from './bodyLength.ts';

/** The owner's word against the guess: every line that matches heads a chapter; a first group, if any, is its title. */
export function outlineByPattern({ candidates, words }: TextSurvey, pattern: RegExp): TextOutline {
  const heads = candidates.filter(({ text }) => pattern.test(text));
  const entries = heads.map((head, at) => {
    const captured = pattern.exec(head.text)?.[1];
    const rank = head.heading?.kind === 'numbered' ? head.heading.rank : 'chapter';
    const { heading: _, ...plain } = head;
    return headingEntry(captured ? { ...plain, text: captured } : head, bodyLength(head, heads[at + 1], words), rank);
  });
  const { chapters, volumes, pages } = arrangeVolumes(entries);
  return { chapters, volumes, dropped: new Set(pages), signatures: new Set(), warnings: [] };
}
