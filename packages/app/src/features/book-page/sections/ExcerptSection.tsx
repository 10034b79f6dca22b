import { chapterPreview } from '@shuye/api-client/calls';
import { AppError, failureMessage } from '@shuye/core-domain/error';
import { ExpandableText, ModuleHeader, PartFailure, Skeleton } from '@shuye/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { usePartRetry } from '../../../hooks/usePartRetry.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import styles from './sections.module.css';

interface ExcerptSectionProps {
  bookId: string;
  /** Unfolds the text (D-085). */
  moreText?: string;
}

/**
 * Shows ten lines of a book until more is asked for; nothing where none of it is free [COVER-04] [COVER-05] [API-09].
 */
export function ExcerptSection({ bookId, moreText }: ExcerptSectionProps) {
  const { client } = useServices();
  const titleId = useId();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['preview', bookId],
    // A query may not be undefined.
    queryFn: async ({ signal }) => (await client.send(chapterPreview, { bookId }, { signal })) ?? null,
  });
  const retry = usePartRetry({ error, refetch });

  if (isPending) return <Skeleton shape="text" count={3} />;
  // What a server refuses comes by no second request, and the reader shows it.
  const isMissed = error !== null && !(error instanceof AppError && error.kind === 'server');
  if (!isMissed && !data?.text) return null;
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <ModuleHeader id={titleId} title={data?.title || '正文试读'} />
      {data ? (
        <ExpandableText variant="excerpt" text={data.text} moreText={moreText} />
      ) : (
        isMissed && <PartFailure message={failureMessage(error)} onRetry={retry} />
      )}
    </section>
  );
}
