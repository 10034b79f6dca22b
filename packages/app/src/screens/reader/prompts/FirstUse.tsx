import { useEffect, useState } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';
import { tapZone, type TapZone } from '../page/tapZone.ts';
import { useOpenLayer } from './useOpenLayer.ts';
import styles from './FirstUse.module.css';

/** The hint that this browser has read before (D-010). */
const KEY = 'has_read';

const names: Readonly<Record<TapZone, string>> = { previous: '上一页', menu: '菜单', next: '下一页' };
const THIRDS = [1, 3, 5];
const GESTURES = ['pointerdown', 'touchstart', 'mousedown', 'keydown', 'wheel'] as const;

interface FirstUseProps {
  isVertical: boolean;
  tapMap: string;
}

const asFlag = (value: unknown): boolean | undefined => (value === true ? true : undefined);

/**
 * Explains the tap zones, once in a browser's life [READER-14] (D-107). Any tap or key closes it, and does what it does
 * anyway: nobody has to tap twice.
 */
export function FirstUse({ isVertical, tapMap }: FirstUseProps) {
  const { storage } = useServices();
  const [isWanted, setWanted] = useState(() => storage.read(KEY, asFlag) !== true);
  // The tap that closes a dialog over the hint was not made on the hint.
  const isCovered = useOpenLayer();
  const isShown = isWanted && !isCovered;

  useEffect(() => {
    if (!isShown) return undefined;
    storage.write(KEY, true);
    const close = () => setWanted(false);
    for (const gesture of GESTURES) window.addEventListener(gesture, close, { passive: true });
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, close);
    };
  }, [isShown, storage]);

  if (!isShown) return null;
  const size = { width: 6, height: 6, isVertical, map: tapMap };
  const rows = THIRDS.map((y) => THIRDS.map((x) => tapZone({ ...size, x, y })));
  const isColumns = rows.every((row) => row.join('') === rows[0]?.join(''));
  const isRows = rows.every(([first, ...others]) => others.every((zone) => zone === first));
  // Zones that reach from edge to edge are named once.
  const zones = isColumns ? (rows[0] ?? []) : isRows ? rows.flatMap((row) => row.slice(0, 1)) : rows.flat();
  const shape = isColumns ? 'columns' : isRows ? 'rows' : 'ninths';
  return (
    <aside className={styles['layer']} aria-label="阅读手势">
      <ul className={styles['zones']} data-shape={shape}>
        {zones.map((zone, at) => (
          // Zones have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={styles['zone']} data-zone={zone}>
            <span className={styles['name']}>{names[zone]}</span>
          </li>
        ))}
      </ul>
      <p className={styles['hint']}>轻点任意位置开始阅读</p>
    </aside>
  );
}
