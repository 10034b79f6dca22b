import { UNSHELVED_CODE } from '@shuye/core-domain/book';
import type { AppError } from '@shuye/core-domain/error';
import { useState } from 'react';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { useServices } from '../../services/ServicesContext.tsx';
import { Cover } from './Cover.tsx';
import { CoverFailure } from './CoverFailure.tsx';
import { UnavailableBook } from './UnavailableBook.tsx';

const isUnshelved = ({ kind, code }: AppError): boolean => kind === 'server' && code === UNSHELVED_CODE;

/** A book's cover page, or why it is not shown [COVER-16]. */
export function CoverPage({ bookId }: { bookId: string }) {
  const [createdAt] = useState(useServices().nowMs);
  const cover = { bookId, createdAt };
  return (
    <ScreenBoundary
      failure={(error, retry) =>
        isUnshelved(error) ? (
          <UnavailableBook words={error.message} {...cover} />
        ) : (
          <CoverFailure error={error} onRetry={retry} cover={cover} />
        )
      }
    >
      <Cover {...cover} />
    </ScreenBoundary>
  );
}
