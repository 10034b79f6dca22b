import { ErrorView, Page, type ErrorViewProps } from '@shuye/ui';
import { BackBar } from '../../../features/page/BackBar.tsx';
import { PageTitle } from '../../../features/page/PageTitle.tsx';

interface ReaderNoticeProps extends ErrorViewProps {
  /** What the document is called; what the product is called by default. */
  name?: string | undefined;
}

/** Stands in for a book that cannot be read. */
export function ReaderNotice({ name, ...words }: ReaderNoticeProps) {
  return (
    <Page bar={<BackBar title="阅读" />}>
      <PageTitle name={name} />
      <ErrorView {...words} />
    </Page>
  );
}
