import type { ReadyChapter } from './ReadyChapter.ts';

export const shownWords = ({ shown, text }: ReadyChapter): string => shown?.text ?? text;
