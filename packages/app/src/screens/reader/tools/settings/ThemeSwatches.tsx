import { VisuallyHidden } from '@shuye/ui';
import { useId } from 'react';
import { readerThemes, type ReaderTheme } from '../../../../stores/readerSettingsStore.ts';
import styles from './ThemeSwatches.module.css';

interface ThemeSwatchesProps {
  value: ReaderTheme;
  onChange: (theme: ReaderTheme) => void;
}

const names: Readonly<Record<ReaderTheme, string>> = {
  white: '白',
  eye: '护眼',
  parchment: '羊皮纸',
  night: '夜间',
  system: '跟随系统',
};
const shortNames: Readonly<Record<ReaderTheme, string>> = { ...names, parchment: '羊皮', system: '系统' };

/** The five papers, each in its own colours. */
export function ThemeSwatches({ value, onChange }: ThemeSwatchesProps) {
  const group = useId();
  return (
    <fieldset>
      <legend>
        <VisuallyHidden as="span">主题</VisuallyHidden>
      </legend>
      {/* The oldest kernels lay out no fieldset as a row. */}
      <div className={styles['swatches']}>
        {readerThemes.map((theme) => (
          <label key={theme} className={styles['swatch']} data-reading-theme={theme}>
            <input
              className={styles['input']}
              type="radio"
              name={group}
              aria-label={names[theme]}
              checked={theme === value}
              onChange={() => onChange(theme)}
            />
            <span className={styles['paper']}>{shortNames[theme]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
