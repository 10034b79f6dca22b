import { PartFailure } from '@shuye/ui';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { rescueFocus } from '../features/page/rescueFocus.ts';
import type { Services } from '../services/Services.ts';
import styles from './SlowReads.module.css';
import { useSlowReads } from './useSlowReads.ts';

/** A page whose answer has come is mostly drawn by then. */
const DRAWN_MS = 100;
/** Of a book, the chapters are still to come. */
const LONGEST_DRAWN_MS = 10_000;

/**
 * Says that a page takes longer than usual, and asks for it anew where its reader wants that; nothing is given up else.
 * Of a payment it says that alone.
 */
export function SlowReads({ services }: { services: Services }) {
  const { reads, isPaymentSlow, again } = useSlowReads(services);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const rescue = (leftMs = LONGEST_DRAWN_MS): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      rescueFocus();
      if (document.activeElement === document.body && leftMs > 0) rescue(leftMs - DRAWN_MS);
    }, DRAWN_MS);
  };

  return (
    <>
      <div className={styles['place']}>
        {reads !== 'none' && (
          <Slip onFocusLost={rescue}>
            <PartFailure
              message={reads === 'slow' ? '加载比平时慢，请稍候' : '正在重新加载'}
              busy={reads === 'asked'}
              onRetry={again}
            />
          </Slip>
        )}
      </div>
      <output className={styles['payment']}>
        {isPaymentSlow && <span className={styles['words']}>支付处理比平时慢，请勿重复提交</span>}
      </output>
    </>
  );
}

/** Tells when it takes the focus away with it. */
function Slip({ onFocusLost, children }: { onFocusLost: () => void; children: ReactNode }) {
  const slip = useRef<HTMLDivElement>(null);
  const lose = useRef(onFocusLost);
  useLayoutEffect(() => {
    const element = slip.current;
    const { current } = lose;
    return () => {
      if (element?.contains(document.activeElement)) current();
    };
  }, []);
  return (
    <div ref={slip} className={styles['slip']}>
      {children}
    </div>
  );
}
