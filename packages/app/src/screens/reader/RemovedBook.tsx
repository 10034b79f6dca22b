import { unavailableText } from '@shuye/core-domain';
import { ErrorView, Page } from '@shuye/ui';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';

/** A book that may not be read: said without a button, the server's words first [READER-46, ERR-03] (D-062). */
export function RemovedBook({ message }: { message?: string }) {
  const text = unavailableText(message);
  return (
    <Page bar={<BackBar title="阅读" />}>
      <PageTitle name={text} />
      <ErrorView message={text} drawing="leaf" />
    </Page>
  );
}
