import type { InnerLink } from '../place/InnerLink.ts';
import { ID_PREFIX } from './cleanMarkup.ts';

/** A link of a chapter's cleaned markup, as something that can be followed. */
export interface FlowLink extends InnerLink {
  /** It refers to a note, which can be shown in place. */
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

/** Where an anchor of a chapter leads; undefined where it is no link. */
export function linkOf(anchor: Element, chapterId: string): FlowLink | undefined {
  const href = anchor.getAttribute('href') ?? '';
  if (!href.startsWith('#')) return undefined;
  const isNote = refersToNote(anchor);
  const own = `#${ID_PREFIX}`;
  if (href.startsWith(own) && !href.includes('/')) return { chapterId, fragment: href.slice(own.length), isNote };
  const slash = href.indexOf('/');
  if (slash < 0) return undefined;
  const fragment = href.slice(slash + 1);
  return { chapterId: href.slice(1, slash), fragment, isNote: isNote && fragment !== '' };
}
