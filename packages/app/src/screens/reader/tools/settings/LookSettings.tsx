import { MoonIcon, Slider, SunIcon } from '@shuye/ui';
import { brightnesses, fontSizes, readerPagings, type ReaderPaging } from '../../../../stores/readerSettingsStore.ts';
import { SettingsRow } from './SettingsRow.tsx';
import { SizeStepper } from './SizeStepper.tsx';
import { ThemeSwatches } from './ThemeSwatches.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import type { SettingsProps } from './SettingsProps.ts';

const pagingNames: Readonly<Record<ReaderPaging, string>> = {
  vertical: '上下',
  slide: '平移',
  cover: '覆盖',
  none: '无',
};
const [darkest, next] = brightnesses;
const brightest = brightnesses[brightnesses.length - 1] ?? darkest;

/** Readers change these most: size, paper, light and the way pages turn. */
export function LookSettings({ settings, forced, change }: SettingsProps) {
  return (
    <>
      {forced.fontSize === undefined && (
        <SettingsRow label="字号">
          <SizeStepper sizes={fontSizes} value={settings.fontSize} onChange={(fontSize) => change({ fontSize })} />
        </SettingsRow>
      )}
      {forced.theme === undefined && (
        <SettingsRow label="主题">
          <ThemeSwatches value={settings.theme} onChange={(theme) => change({ theme })} />
        </SettingsRow>
      )}
      <SettingsRow label="亮度">
        <Slider
          label="亮度"
          labelVisible={false}
          value={settings.brightness}
          min={darkest}
          max={brightest}
          step={next - darkest}
          valueText={`${settings.brightness}%`}
          start={<MoonIcon size="small" />}
          end={<SunIcon size="small" />}
          onChange={(brightness) => change({ brightness })}
        />
      </SettingsRow>
      {forced.paging === undefined && (
        <ChoiceRow
          label="翻页"
          name="翻页方式"
          values={readerPagings}
          nameOf={(paging) => pagingNames[paging]}
          value={settings.paging}
          onChange={(paging) => change({ paging })}
        />
      )}
    </>
  );
}
