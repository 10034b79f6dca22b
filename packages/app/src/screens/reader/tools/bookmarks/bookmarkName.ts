import { passageWords } from '@shuye/core-domain/annotation';
import { cutText } from '@shuye/core-domain/text';
import type { ReadyChapter } from '@shuye/reader-engine';

/** Characters of text that name a bookmark. */
const NAME_LENGTH = 48;

/** The words at a place, without blanks around them and readings over them. */
export const bookmarkName = ({ text, readings }: Pick<ReadyChapter, 'text' | 'readings'>, offset: number): string =>
  cutText(
    passageWords(text, offset, offset + NAME_LENGTH * 2, readings)
      .replace(/[\uFFFC\s]+/gu, ' ')
      .trim(),
    NAME_LENGTH,
  );
