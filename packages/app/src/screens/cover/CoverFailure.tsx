import type { AppError } from '@shuye/core-domain/error';
import { Page } from '@shuye/ui';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { useFailureExposure, type FailedCover } from './useFailureExposure.ts';

interface CoverFailureProps {
  error: AppError;
  onRetry: () => void;
  cover: FailedCover;
}

/** A book that did not come, and the way to ask for it again [COVER-20] [COVER-21]. */
export function CoverFailure({ error, onRetry, cover }: CoverFailureProps) {
  useFailureExposure('failed', cover);
  return (
    <Page bar={<BackBar title="书籍详情" />}>
      <LoadFailure error={error} onRetry={onRetry} />
    </Page>
  );
}
