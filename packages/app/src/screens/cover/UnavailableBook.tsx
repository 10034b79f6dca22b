import { unavailableText } from '@shuye/core-domain/book';
import { ErrorView, LeafIllustration, Page } from '@shuye/ui';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useFailureExposure, type FailedCover } from './useFailureExposure.ts';

interface UnavailableBookProps extends FailedCover {
  words?: string;
}

/** A book that may not be shown: said in the server's words, if it gave any, and without a button [COVER-18] (D-062). */
export function UnavailableBook({ words, ...cover }: UnavailableBookProps) {
  const message = unavailableText(words);
  useFailureExposure('unshelved', cover);
  return (
    <Page bar={<BackBar title="书籍详情" />}>
      <PageTitle name={message} />
      <ErrorView message={message} illustration={<LeafIllustration />} />
    </Page>
  );
}
