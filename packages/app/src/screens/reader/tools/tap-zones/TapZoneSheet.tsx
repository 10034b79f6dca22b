import { SegmentedControl, Sheet } from '@shuye/ui';
import { useReaderSettings } from '../../../../hooks/useReaderSettings.ts';
import type { ReaderToolProps } from '../ReaderToolProps.ts';
import { nextTapMap } from './nextTapMap.ts';
import { tapHands, type TapHand } from './tapHands.ts';
import styles from './TapZoneSheet.module.css';

const zoneNames: Readonly<Record<string, string>> = { p: '上一页', m: '菜单', n: '下一页' };
const places = ['左上', '上', '右上', '左', '中', '右', '左下', '下', '右下'];
const usual: Readonly<Record<'vertical' | 'paged', string>> = { vertical: 'pppmmmnnn', paged: 'pmnpmnpmn' };

/** Sets the tap zones for one hand or the other, or one by one. */
export default function TapZoneSheet({ open, paging, onClose }: ReaderToolProps) {
  const tapMap = useReaderSettings(({ settings }) => settings.tapMap);
  const change = useReaderSettings((state) => state.change);
  const map = tapMap || usual[paging === 'vertical' ? 'vertical' : 'paged'];
  const hand: TapHand = tapHands.find((one) => one.map === tapMap)?.hand ?? 'own';
  return (
    <Sheet open={open} onClose={onClose} title="点击区域">
      <SegmentedControl
        label="预设"
        segments={[
          ...tapHands.map(({ hand: value, name }) => ({ value, label: name })),
          ...(hand === 'own' ? [{ value: 'own' as const, label: '自定义' }] : []),
        ]}
        value={hand}
        onChange={(chosen) => {
          const preset = tapHands.find((one) => one.hand === chosen);
          if (preset) change({ tapMap: preset.map });
        }}
      />
      <p className={styles['note']}>轻触一格，换它的作用。至少留一格给菜单。</p>
      <div className={styles['page']}>
        {[...map].map((zone, at) => (
          <button
            // The ninths of a page never change places.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            type="button"
            className={styles['ninth']}
            data-zone={zone}
            aria-label={`${places[at] ?? ''}：${zoneNames[zone] ?? ''}`}
            onClick={() => change({ tapMap: nextTapMap(map, at) })}
          >
            {zoneNames[zone]}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
