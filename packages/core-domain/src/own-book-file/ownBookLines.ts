import type { ChapterContent } from '../chapter/Chapter.ts';
import type { OwnBookFacts, OwnPicture } from './OwnBookFile.ts';
import { OWN_BOOK_FORMAT, OWN_BOOK_VERSION } from './parseOwnBookLine.ts';

const line = (value: object): string => `${JSON.stringify(value)}\n`;

/** The lines of a file, each with its end; the same book gives the same lines. */
export const ownBookLines = {
  facts: ({ bookId, title, author, format, chapters, volumes, pictures }: OwnBookFacts): string =>
    line({
      type: OWN_BOOK_FORMAT,
      version: OWN_BOOK_VERSION,
      bookId,
      title,
      author,
      format,
      chapters: chapters.map(({ chapterId, title: heading, wordCount, level }) => ({
        chapterId,
        title: heading,
        wordCount,
        level,
      })),
      volumes: volumes.map(({ title: name, firstIndex }) => ({ title: name, firstIndex })),
      pictures,
    }),
  chapter: (content: ChapterContent): string => line(content),
  picture: ({ name, mediaType, content }: OwnPicture): string => line({ name, mediaType, content }),
};
