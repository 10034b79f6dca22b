import type { AppError } from '@shuye/core-domain/error';
import { useState } from 'react';
import { useRetryOnline } from '../../../hooks/useRetryOnline.ts';
import { LazyChunk } from '../LazyChunk.tsx';
import { isFirstTextShown } from '../page/first-text/isFirstTextShown.ts';
import { loadFirstTextFailure } from '../page/first-text/loadFirstTextFailure.ts';
import { useOnline } from '../../../hooks/useOnline.ts';
import { failureMessage } from '../offline/failureMessage.ts';
import { ReaderNotice } from '../page/ReaderNotice.tsx';

interface ReaderFailureProps {
  error: AppError;
  onRetry: () => void;
}

/** A book that could not be opened, with the way on [READER-44] [ERR-06]; the text that the server sent stays. */
export function ReaderFailure({ error, onRetry }: ReaderFailureProps) {
  const words = { ...failureMessage(error, useOnline()), onRetry: useRetryOnline(onRetry) };
  const [hasText] = useState(isFirstTextShown);
  return hasText ? <LazyChunk load={loadFirstTextFailure} props={words} /> : <ReaderNotice {...words} />;
}
