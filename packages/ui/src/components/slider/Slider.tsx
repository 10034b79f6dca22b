import type { ReactNode } from 'react';
import styles from './Slider.module.css';

export interface SliderProps {
  label: string;
  /** Label and value above the slider; otherwise heard only, because they stand elsewhere. */
  labelVisible?: boolean | undefined;
  value: number;
  min: number;
  max: number;
  step?: number | undefined;
  onChange: (value: number) => void;
  /** The value in words, e.g. 18 像素; also what is read out. */
  valueText?: string | undefined;
  /** Stand at the two ends: a small and a large A, a moon and a sun. */
  start?: ReactNode;
  end?: ReactNode;
  disabled?: boolean | undefined;
}

export function Slider({ label, labelVisible = true, valueText, start, end, onChange, ...range }: SliderProps) {
  const { value, min, max, step = 1, disabled } = range;
  const share = max > min ? (value - min) / (max - min) : 0;
  return (
    <label className={styles['slider']}>
      {labelVisible && (
        <span className={styles['head']}>
          <span>{label}</span>
          {valueText !== undefined && <span className={styles['value']}>{valueText}</span>}
        </span>
      )}
      <span className={styles['row']}>
        {start}
        <input
          className={styles['input']}
          style={{ backgroundSize: `${share * 100}% 2px, 100% 2px` }}
          type="range"
          aria-label={label}
          aria-valuetext={valueText}
          value={value}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
        {end}
      </span>
    </label>
  );
}
