import { PartFailure } from '@shuye/ui';
import { useRef } from 'react';
import { rescueFocus } from '../features/page/rescueFocus.ts';
import type { Services } from '../services/Services.ts';
import styles from './SlowReads.module.css';
import { useSlowReads } from './useSlowReads.ts';

/** A page whose answer has come is drawn by then. */
const DRAWN_MS = 100;

/** Says that a page takes longer than usual, and asks for it anew where its reader wants that. Nothing is given up else. */
export function SlowReads({ services: { query } }: { services: Services }) {
  const { isSlow, again } = useSlowReads(query);
  const place = useRef<HTMLDivElement>(null);

  const retry = async (): Promise<void> => {
    const hadFocus = place.current?.contains(document.activeElement) ?? false;
    await again();
    if (hadFocus) setTimeout(rescueFocus, DRAWN_MS);
  };

  return (
    <div ref={place} className={styles['place']}>
      {isSlow && (
        <div className={styles['slip']}>
          <PartFailure message="加载比平时慢，请稍候" onRetry={() => void retry()} />
        </div>
      )}
    </div>
  );
}
