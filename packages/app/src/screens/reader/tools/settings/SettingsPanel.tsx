import { trapFocus } from '@shuye/ui';
import { useEffect, useRef } from 'react';
import { useReaderSettings } from '../../../../hooks/useReaderSettings.ts';
import { ComfortSettings } from './ComfortSettings.tsx';
import { LookSettings } from './LookSettings.tsx';
import { TypeSettings } from './TypeSettings.tsx';
import styles from './SettingsPanel.module.css';
import type { ReaderToolProps } from '../ReaderToolProps.ts';

/** The page behind the panel shows each change at once. */
export default function SettingsPanel({ open, paging, onClose }: ReaderToolProps) {
  return open ? <OpenPanel paging={paging} onClose={onClose} /> : null;
}

function OpenPanel({ paging, onClose }: Pick<ReaderToolProps, 'paging' | 'onClose'>) {
  const settings = useReaderSettings((state) => state.settings);
  const forced = useReaderSettings((state) => state.forced);
  const change = useReaderSettings((state) => state.change);
  const panel = useRef<HTMLElement>(null);
  // The address may have chosen how pages turn.
  const props = { settings: { ...settings, paging }, forced, change };

  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    // Keys would go on to what it covers: the buttons of a locked chapter.
    return panel.current ? trapFocus(panel.current) : undefined;
  }, []);

  return (
    <section ref={panel} className={styles['panel']} aria-label="阅读设置" tabIndex={-1}>
      <div className={styles['body']}>
        <LookSettings {...props} />
        <TypeSettings {...props} />
        <ComfortSettings {...props} />
      </div>
      <button type="button" className={styles['close']} onClick={onClose}>
        完成
      </button>
    </section>
  );
}
