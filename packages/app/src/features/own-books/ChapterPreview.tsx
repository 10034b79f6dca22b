import { useState } from 'react';
import { Button } from '@shuye/ui';
import styles from './ImportSheet.module.css';
import type { BookPreview } from './worker/BookPreview.ts';

/** Titles that are shown at first, and with each press more: thousands at once would hold up every letter that is typed. */
const STEP = 60;

function countWords({ chapters, volumes, hasHeadings }: BookPreview): string {
  if (chapters.length === 0) return '没有找到章节';
  if (!hasHeadings && chapters.length === 1) return '没有找到章节标题，全书是一章';
  if (!hasHeadings) return `没有找到章节标题，按字数分成${chapters.length}节`;
  return volumes.length > 0 ? `共${volumes.length}卷${chapters.length}章` : `共${chapters.length}章`;
}

export function ChapterPreview({ preview, isBusy }: { preview: BookPreview; isBusy: boolean }) {
  const [shown, setShown] = useState(STEP);
  const { chapters, volumes } = preview;
  const rest = chapters.length - shown;
  return (
    <section className={styles['chapters']} aria-label="章节预览" aria-busy={isBusy}>
      <h3 className={styles['count']} aria-live="polite">
        {countWords(preview)}
      </h3>
      {/* A scroll must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol className={styles['list']} tabIndex={0} aria-label="章节">
        {chapters.slice(0, shown).map(({ title, volume, level }, index) => {
          const opensVolume = volume !== undefined && volume !== chapters[index - 1]?.volume;
          return (
            // A list that is made anew with each setting has no other names for its rows.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              {opensVolume && <p className={styles['volume']}>{volumes[volume]}</p>}
              <p className={styles['chapter']} data-deep={level > 1 ? '' : undefined}>
                {title}
              </p>
            </li>
          );
        })}
      </ol>
      {rest > 0 && (
        <Button size="small" variant="quiet" onPress={() => setShown(shown + STEP * 5)}>
          还有{rest}章
        </Button>
      )}
    </section>
  );
}
