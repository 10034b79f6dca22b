import type { Chapter } from '@shuye/core-domain/chapter';
import { messages, type AppError } from '@shuye/core-domain/error';
import { spaceHeading } from '@shuye/core-domain/text';
import { ErrorView } from '@shuye/ui';
import { useEffect, useState } from 'react';
import { useRetryOnline } from '../../../hooks/useRetryOnline.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { useOnline } from '../../../hooks/useOnline.ts';
import { LazyChunk } from '../LazyChunk.tsx';
import { failureMessage } from '../offline/failureMessage.ts';
import { isFirstTextShown } from './first-text/isFirstTextShown.ts';
import { loadFirstTextFailure } from './first-text/loadFirstTextFailure.ts';
import styles from './ChapterFailure.module.css';

interface ChapterFailureProps {
  chapter: Chapter;
  error: AppError;
  isCurrent: boolean;
  onRetry: () => void;
}

/** A server that answered, or a text that cannot be read, is no fault of the network. */
const isNetwork = ({ kind }: AppError): boolean => kind !== 'server' && kind !== 'content';

/**
 * A chapter whose text did not come: the network-error view, which asks again when it is tapped [READER-44, ERR-06]; for
 * any other fault a toast says the server's words [READER-45, ERR-05].
 */
export function ChapterFailure({ chapter, error, isCurrent, onRetry }: ChapterFailureProps) {
  const { toaster } = useServices();
  const retry = useRetryOnline(onRetry);
  const isOnline = useOnline();
  const words = isNetwork(error) ? undefined : error.message || messages.contentFailure;

  const [hasText] = useState(() => isCurrent && isFirstTextShown());

  useEffect(() => {
    if (isCurrent && words !== undefined) toaster.show(words);
  }, [isCurrent, words, toaster]);

  if (hasText) {
    const told = words === undefined ? failureMessage(error, isOnline) : { message: words };
    return <LazyChunk load={loadFirstTextFailure} props={{ ...told, onRetry: retry }} />;
  }
  return (
    <>
      <h2 className={styles['title']}>{spaceHeading(chapter.title)}</h2>
      {words === undefined ? (
        <ErrorView {...failureMessage(error, isOnline)} onRetry={retry} />
      ) : (
        <ErrorView message="这一章暂时没有打开" hint={words} onRetry={retry} />
      )}
    </>
  );
}
