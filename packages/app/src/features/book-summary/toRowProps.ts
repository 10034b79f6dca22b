import { bookFacts, type BookBrief } from '@shuye/core-domain/book';
import { paths } from '../../routes.ts';

export const toRowProps = (brief: BookBrief) => ({
  title: brief.title,
  author: brief.author,
  src: brief.coverUrl || undefined,
  description: brief.description || undefined,
  facts: [...(brief.category ? [brief.category] : []), ...bookFacts(brief)],
  href: paths.cover(brief.bookId),
});
