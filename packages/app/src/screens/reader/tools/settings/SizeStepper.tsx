import { Pressable } from '@shuye/ui';
import styles from './SizeStepper.module.css';

interface SizeStepperProps {
  /** Sizes in px, rising. */
  sizes: readonly number[];
  value: number;
  onChange: (size: number) => void;
}

/** A button that was disabled at its end would lose the focus. */
export function SizeStepper({ sizes, value, onChange }: SizeStepperProps) {
  const at = sizes.indexOf(value);
  const smaller = sizes[at - 1];
  const larger = sizes[at + 1];
  return (
    <fieldset aria-label="字号">
      {/* The oldest kernels lay out no fieldset as a row. */}
      <div className={styles['stepper']}>
        <Pressable
          className={styles['step']}
          aria-label="缩小字号"
          aria-disabled={smaller === undefined || undefined}
          onPress={() => smaller !== undefined && onChange(smaller)}
        >
          <span className={styles['small']}>A</span>
        </Pressable>
        <output className={styles['size']} aria-label="当前字号">
          {value}
        </output>
        <Pressable
          className={styles['step']}
          aria-label="放大字号"
          aria-disabled={larger === undefined || undefined}
          onPress={() => larger !== undefined && onChange(larger)}
        >
          <span className={styles['large']}>A</span>
        </Pressable>
      </div>
    </fieldset>
  );
}
