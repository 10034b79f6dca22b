import type { ReactNode } from 'react';
import styles from './SettingsRow.module.css';

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
