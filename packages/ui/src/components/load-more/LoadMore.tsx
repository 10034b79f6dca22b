import { useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { observeInView } from '../../behaviours/observeInView.ts';
import { useCanObserve } from '../../behaviours/useCanObserve.ts';
import styles from './LoadMore.module.css';

/** More is fetched this far before the end of the list, in screen heights (UI-06). */
const ROOT_MARGIN = '50%';

export interface LoadMoreProps {
  /** `idle`: there is more to fetch. */
  status: 'idle' | 'loading' | 'failed' | 'ended';
  /** Fetch the next part. Called again as long as the list's end stays near. */
  onLoad: () => void;
  /** Shown under a list that has ended (UI-07). */
  endText?: string | undefined;
  failedText?: string | undefined;
}

export function LoadMore({ status, onLoad, endText, failedText = '加载失败，点击重试' }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onLoad);
  const byHand = !useCanObserve();

  useEffect(() => {
    latest.current = onLoad;
  }, [onLoad]);

  useEffect(() => {
    if (status !== 'idle' || byHand || !place.current) return undefined;
    return observeInView(place.current, ROOT_MARGIN, (inView) => {
      if (inView) latest.current();
    });
  }, [status, byHand]);

  return (
    <div ref={place} className={styles['place']}>
      {status === 'loading' && <output className={styles['text']}>正在加载...</output>}
      {status === 'failed' && (
        <Button variant="quiet" onPress={onLoad}>
          {failedText}
        </Button>
      )}
      {status === 'idle' && byHand && (
        <Button variant="quiet" onPress={onLoad}>
          加载更多
        </Button>
      )}
      {status === 'ended' && endText !== undefined && <p className={styles['text']}>{endText}</p>}
    </div>
  );
}
