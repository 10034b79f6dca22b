import { Switch } from '@shuye/ui';
import {
  lineHeights,
  margins,
  paragraphGaps,
  readerFonts,
  readerScripts,
  type ReaderFontName,
  type ReaderScript,
} from '../../../../stores/readerSettingsStore.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import type { SettingsProps } from './SettingsProps.ts';

const fontNames: Readonly<Record<ReaderFontName, string>> = { system: '黑体', song: '宋体', kai: '楷体' };
const scriptNames: Readonly<Record<ReaderScript, string>> = { source: '原文', simplified: '简体', traditional: '繁体' };
const lineNames = ['紧', '适中', '松', '很松'];
const gapNames = ['无', '半行', '一行'];
const marginNames = ['窄', '适中', '宽', '很宽'];

const namesOf =
  (names: readonly string[]) =>
  (value: number, at: number): string =>
    names[at] ?? String(value);

export function TypeSettings({ settings, forced, change }: SettingsProps) {
  return (
    <>
      <ChoiceRow
        label="字体"
        values={readerFonts}
        nameOf={(font) => fontNames[font]}
        value={settings.font}
        onChange={(font) => change({ font })}
      />
      {forced.lineHeight === undefined && (
        <ChoiceRow
          label="行距"
          values={lineHeights}
          nameOf={namesOf(lineNames)}
          value={settings.lineHeight}
          onChange={(lineHeight) => change({ lineHeight })}
        />
      )}
      <ChoiceRow
        label="段距"
        values={paragraphGaps}
        nameOf={namesOf(gapNames)}
        value={settings.paragraphGap}
        onChange={(paragraphGap) => change({ paragraphGap })}
      />
      <ChoiceRow
        label="边距"
        values={margins}
        nameOf={namesOf(marginNames)}
        value={settings.margin}
        onChange={(margin) => change({ margin })}
      />
      <ChoiceRow
        label="文字"
        name="简体或繁体"
        values={readerScripts}
        nameOf={(script) => scriptNames[script]}
        value={settings.script}
        onChange={(script) => change({ script })}
      />
      {settings.paging !== 'vertical' && (
        <Switch
          label="标点挤压"
          description="相邻标点少占一些位置，行尾更齐"
          checked={settings.squeeze}
          onChange={(squeeze) => change({ squeeze })}
        />
      )}
    </>
  );
}
