import { BookRow, Button, EmptyView, Page, ShelfIllustration } from '@shuye/ui';
import { toRowProps } from '../../features/book-summary/toRowProps.ts';
import { EndlessBooks } from '../../features/endless-list/EndlessBooks.tsx';
import { useEndlessQuery } from '../../features/endless-list/useEndlessQuery.ts';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useScrollRestoration } from '../../features/scroll-restoration/useScrollRestoration.ts';
import { labelBooksQuery, type LabelKey } from '../../queries/landingQueries.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';

export function LabelBooks({ label }: { label: LabelKey }) {
  const list = useEndlessQuery(labelBooksQuery(useServices().client, label));
  useScrollRestoration(`label_${label.labelId}_${label.labelType}`);
  const name = list.data?.pages[0]?.labelName || '分类';
  const empty = (
    <EmptyView
      illustration={<ShelfIllustration />}
      message="这里还没有书"
      hint="换个标签看看"
      action={<Button href={paths.labels()}>全部标签</Button>}
    />
  );
  return (
    <Page measure="wide" bar={<BackBar title={name} />}>
      <PageTitle />
      <EndlessBooks list={list} label={name} empty={empty}>
        {(book) => <BookRow key={book.bookId} {...toRowProps(book)} />}
      </EndlessBooks>
    </Page>
  );
}
