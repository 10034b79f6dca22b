import type { ReactNode } from 'react';
import styles from './OptionGroup.module.css';

interface OptionGroupProps {
  legend: string;
  disabled?: boolean;
  children: ReactNode;
}

/** Amounts to choose one of, two beside each other on a phone, three where there is room. */
export function OptionGroup({ legend, disabled = false, children }: OptionGroupProps) {
  return (
    <fieldset className={styles['group']} disabled={disabled}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['options']}>{children}</div>
    </fieldset>
  );
}
