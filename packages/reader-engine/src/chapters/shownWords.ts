import type { ReadyChapter } from './ReadyChapter.ts';

/** A chapter's text as it stands on the page, in whatever script. */
export const shownWords = ({ shown, text }: ReadyChapter): string => shown?.text ?? text;
