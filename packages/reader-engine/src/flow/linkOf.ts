import type { InnerLink } from '../place/InnerLink.ts';
import { ID_PREFIX, INNER_LINK } from './cleanMarkup.ts';

export interface FlowLink extends InnerLink {
  isNote: boolean;
}

const SAYS_NOTE = /\bnoteref\b/;

/** Marked as a reference, or set small and high as references are; links inside a note lead back. */
function refersToNote(anchor: Element): boolean {
  if (anchor.closest('[data-note="body"]')) return false;
  if (anchor.getAttribute('data-note') === 'ref') return true;
  const says = `${anchor.getAttribute('epub:type') ?? ''} ${anchor.getAttribute('role') ?? ''}`;
  return (
    SAYS_NOTE.test(says.replace('doc-', '')) || anchor.closest('sup') !== null || anchor.querySelector('sup') !== null
  );
}

export function linkOf(anchor: Element, chapterId: string): FlowLink | undefined {
  const href = anchor.getAttribute('href') ?? '';
  if (!href.startsWith(INNER_LINK)) return undefined;
  const target = href.slice(INNER_LINK.length);
  const isNote = refersToNote(anchor);
  const slash = target.indexOf('/');
  if (slash < 0) {
    return target.startsWith(ID_PREFIX) ? { chapterId, fragment: target.slice(ID_PREFIX.length), isNote } : undefined;
  }
  const fragment = target.slice(slash + 1);
  return { chapterId: target.slice(0, slash), fragment, isNote: isNote && fragment !== '' };
}
