import { ErrorView, Page, type ErrorViewProps } from '@shuye/ui';
import { useLayoutEffect } from 'react';
import { BackBar } from '../../../features/page/BackBar.tsx';
import { PageTitle } from '../../../features/page/PageTitle.tsx';
import { removeFirstText } from './first-text/removeFirstText.ts';

interface ReaderNoticeProps extends ErrorViewProps {
  /** What the document is called; what the product is called by default. */
  name?: string | undefined;
}

/** Stands in for a book that cannot be read. */
export function ReaderNotice({ name, ...words }: ReaderNoticeProps) {
  useLayoutEffect(removeFirstText, []);
  return (
    <Page bar={<BackBar title="阅读" />}>
      <PageTitle name={name} />
      <ErrorView {...words} />
    </Page>
  );
}
