import type { CategoryFilter } from '@shuye/core-domain/navigation';
import { BookRow, Button, EmptyView, ShelfIllustration } from '@shuye/ui';
import { toRowProps } from '../../features/book-summary/toRowProps.ts';
import { EndlessBooks } from '../../features/endless-list/EndlessBooks.tsx';
import { useEndlessQuery } from '../../features/endless-list/useEndlessQuery.ts';
import { useScrollRestoration } from '../../features/scroll-restoration/useScrollRestoration.ts';
import { paths } from '../../routes.ts';
import { categoryBooksQuery } from '../../queries/discoveryQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';

interface CategoryBooksProps {
  categoryId: string;
  title: string;
  filter: CategoryFilter;
}

export function CategoryBooks({ categoryId, title, filter }: CategoryBooksProps) {
  const list = useEndlessQuery(categoryBooksQuery(useServices().client, categoryId, filter));
  useScrollRestoration(`category_${categoryId}_${filter.status ?? ''}_${filter.order}`);
  const empty = (
    <EmptyView
      illustration={<ShelfIllustration />}
      message="这里还没有书"
      hint="换个条件，或者去别的分类看看"
      action={<Button href={paths.categories()}>全部分类</Button>}
    />
  );
  return (
    <EndlessBooks list={list} label={title} empty={empty}>
      {(book) => <BookRow key={book.bookId} {...toRowProps(book)} />}
    </EndlessBooks>
  );
}
