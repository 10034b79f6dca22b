import { BookFormat } from '@shuye/core-domain';
import { LoadingBlock } from '@shuye/ui';
import { bookQuery, chapterListQuery } from '../../services/queries.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useScreenQuery } from '../../services/useScreenQuery.ts';
import { CatalogChapters } from './CatalogChapters.tsx';

/** The book, then its chapters; a loading block until both are there [CAT-01] [CAT-02]. */
export function Catalog({ bookId }: { bookId: string }) {
  const { client } = useServices();
  const { data: book } = useScreenQuery(bookQuery(client, bookId));
  const { data: list } = useScreenQuery({
    ...chapterListQuery(client, bookId, book?.format ?? BookFormat.Standard),
    enabled: book !== undefined,
  });
  return book && list ? <CatalogChapters book={book} list={list} /> : <LoadingBlock />;
}
