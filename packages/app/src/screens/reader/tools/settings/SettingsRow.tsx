import type { ReactNode } from 'react';
import styles from './SettingsRow.module.css';

/** A setting's name and its control, side by side. */
export function SettingsRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles['row']}>
      <span className={styles['label']} aria-hidden="true">
        {label}
      </span>
      <div className={styles['control']}>{children}</div>
    </div>
  );
}
