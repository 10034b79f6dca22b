import { VisuallyHidden } from '@shuye/ui';
import { spaceHeading } from '@shuye/core-domain/text';
import type { Reader, ReaderState } from '@shuye/reader-engine';
import { useReaderState } from '../book/useReaderState.ts';

function words(state: ReaderState): string {
  if (state.status !== 'reading') return '';
  const { chapter, mark } = state;
  const title = spaceHeading(chapter.chapter.title);
  if (!mark) return title;
  return mark.pageCount === undefined
    ? `${title} 第${mark.page + 1}页`
    : `${title} 第${mark.page + 1}页，共${mark.pageCount}页`;
}

interface PageAnnouncerProps {
  reader: Reader;
  inScript: (text: string) => string;
}

export function PageAnnouncer({ reader, inScript }: PageAnnouncerProps) {
  return (
    <VisuallyHidden>
      <output aria-live="polite">{inScript(useReaderState(reader, words))}</output>
    </VisuallyHidden>
  );
}
