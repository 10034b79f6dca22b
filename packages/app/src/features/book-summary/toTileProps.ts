import { paths } from '../../routes.ts';
import type { BookBrief } from '@shuye/core-domain/book';

/** A book as its tile shows it: its cover leads to its page. `rid` names the recommendation that showed it. */
export const toTileProps = ({ bookId, title, author, coverUrl }: BookBrief, rid?: string) => ({
  title,
  author,
  note: author || undefined,
  src: coverUrl || undefined,
  href: paths.cover(bookId, { rid }),
});
