import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './SegmentedControl.module.css';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  /** Names the choice; shown only where `labelVisible`. */
  label: string;
  labelVisible?: boolean | undefined;
  segments: ReadonlyArray<Segment<Value>>;
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
}

/** One of a few, all in sight. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, labelVisible = false, segments, value, onChange, disabled } = props;
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className={labelVisible ? styles['legend'] : undefined}>
        {labelVisible ? label : <VisuallyHidden as="span">{label}</VisuallyHidden>}
      </legend>
      <div className={styles['segments']}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles['segment']}>
            <input
              className={styles['input']}
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            <span className={styles['face']}>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
