import { ErrorView, Page, type ErrorViewProps } from '@shuye/ui';
import { useLayoutEffect } from 'react';
import { BackBar } from '../../../features/page/BackBar.tsx';
import { PageTitle } from '../../../features/page/PageTitle.tsx';
import { removeFirstText } from './first-text/removeFirstText.ts';

interface ReaderNoticeProps extends ErrorViewProps {
  /** The title of the document; the name of the product where it is left out. */
  name?: string | undefined;
}

export function ReaderNotice({ name, ...words }: ReaderNoticeProps) {
  useLayoutEffect(removeFirstText, []);
  return (
    <Page bar={<BackBar title="阅读" />}>
      <PageTitle name={name} />
      <ErrorView {...words} />
    </Page>
  );
}
