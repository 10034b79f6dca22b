import { SegmentedControl } from '@shuye/ui';
import { useEffect, useRef } from 'react';
import {
  fontSizes,
  lineHeights,
  margins,
  paragraphGaps,
  readerFonts,
  readerPagings,
  type ReaderFontName,
  type ReaderPaging,
} from '../../stores/readerSettingsStore.ts';
import { useReaderSettings } from '../../stores/useReaderSettings.ts';
import { SettingsRow } from './SettingsRow.tsx';
import { SizeStepper } from './SizeStepper.tsx';
import styles from './SettingsPanel.module.css';
import { ThemeSwatches } from './ThemeSwatches.tsx';

interface SettingsPanelProps {
  /** How pages turn now, which the address may have chosen. */
  paging: ReaderPaging;
  onClose: () => void;
}

const fontNames: Readonly<Record<ReaderFontName, string>> = { system: '黑体', song: '宋体', kai: '楷体' };
const pagingNames: Readonly<Record<ReaderPaging, string>> = {
  vertical: '上下',
  slide: '平移',
  cover: '覆盖',
  none: '无',
};
const lineNames = ['紧', '适中', '松', '很松'];
const gapNames = ['无', '半行', '一行'];
const marginNames = ['窄', '适中', '宽', '很宽'];

/** Numbers as the segments of a control name them. */
const named = (values: readonly number[], names: readonly string[]) =>
  values.map((value, at) => ({ value: String(value), label: names[at] ?? String(value) }));

/** How text looks and pages turn; the page behind it shows each change at once. */
export default function SettingsPanel({ paging, onClose }: SettingsPanelProps) {
  const settings = useReaderSettings((state) => state.settings);
  const change = useReaderSettings((state) => state.change);
  const panel = useRef<HTMLElement>(null);

  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  return (
    <section ref={panel} className={styles['panel']} aria-label="阅读设置" tabIndex={-1}>
      <SettingsRow label="字号">
        <SizeStepper sizes={fontSizes} value={settings.fontSize} onChange={(fontSize) => change({ fontSize })} />
      </SettingsRow>
      <SettingsRow label="主题">
        <ThemeSwatches value={settings.theme} onChange={(theme) => change({ theme })} />
      </SettingsRow>
      <SettingsRow label="翻页">
        <SegmentedControl
          label="翻页方式"
          segments={readerPagings.map((value) => ({ value, label: pagingNames[value] }))}
          value={paging}
          onChange={(value) => change({ paging: value })}
        />
      </SettingsRow>
      <SettingsRow label="字体">
        <SegmentedControl
          label="字体"
          segments={readerFonts.map((value) => ({ value, label: fontNames[value] }))}
          value={settings.font}
          onChange={(font) => change({ font })}
        />
      </SettingsRow>
      <SettingsRow label="行距">
        <SegmentedControl
          label="行距"
          segments={named(lineHeights, lineNames)}
          value={String(settings.lineHeight)}
          onChange={(value) => change({ lineHeight: Number(value) })}
        />
      </SettingsRow>
      <SettingsRow label="段距">
        <SegmentedControl
          label="段距"
          segments={named(paragraphGaps, gapNames)}
          value={String(settings.paragraphGap)}
          onChange={(value) => change({ paragraphGap: Number(value) })}
        />
      </SettingsRow>
      <SettingsRow label="边距">
        <SegmentedControl
          label="边距"
          segments={named(margins, marginNames)}
          value={String(settings.margin)}
          onChange={(value) => change({ margin: Number(value) })}
        />
      </SettingsRow>
      <button type="button" className={styles['close']} onClick={onClose}>
        完成
      </button>
    </section>
  );
}
