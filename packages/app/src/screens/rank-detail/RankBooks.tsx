import { BookRow, Button, EmptyView, ShelfIllustration } from '@shuye/ui';
import { toRowProps } from '../../features/book-summary/toRowProps.ts';
import { EndlessBooks } from '../../features/endless-list/EndlessBooks.tsx';
import { useEndlessQuery } from '../../features/endless-list/useEndlessQuery.ts';
import { useScrollRestoration } from '../../features/scroll-restoration/useScrollRestoration.ts';
import { paths } from '../../routes.ts';
import { rankBooksQuery } from '../../queries/discoveryQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';

export function RankBooks({ rankId, name }: { rankId: string; name: string }) {
  const list = useEndlessQuery(rankBooksQuery(useServices().client, rankId));
  useScrollRestoration(`rank_${rankId}`);
  const empty = (
    <EmptyView
      illustration={<ShelfIllustration />}
      message="榜单还空着"
      hint="看看别的榜单"
      action={<Button href={paths.ranks()}>全部榜单</Button>}
    />
  );
  return (
    <EndlessBooks list={list} label={name} ordered empty={empty}>
      {(book) => <BookRow key={book.bookId} {...toRowProps(book)} rank={book.order} />}
    </EndlessBooks>
  );
}
