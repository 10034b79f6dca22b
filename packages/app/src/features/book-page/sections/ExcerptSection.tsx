import { chapterPreview } from '@shuye/api-client/calls';
import { ExpandableText, ModuleHeader, Skeleton } from '@shuye/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
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
  const { data, isPending } = useQuery({
    queryKey: ['preview', bookId],
    // A query may not be undefined.
    queryFn: async ({ signal }) => (await client.send(chapterPreview, { bookId }, { signal })) ?? null,
  });

  if (isPending) return <Skeleton shape="text" count={3} />;
  // The reader shows what did not come here.
  if (!data || data.text === '') return null;
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <ModuleHeader id={titleId} title={data.title || '正文试读'} />
      <ExpandableText variant="excerpt" text={data.text} moreText={moreText} />
    </section>
  );
}
