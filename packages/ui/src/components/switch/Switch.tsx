import styles from './Switch.module.css';

export interface SwitchProps {
  label: string;
  description?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  /** A change goes on: it takes no more of them, and keeps the focus. */
  busy?: boolean | undefined;
}

/** Turns one thing on or off at once; the whole row can be tapped. */
export function Switch({ label, description, checked, onChange, disabled, busy }: SwitchProps) {
  return (
    <label className={styles['row']}>
      <span className={styles['words']}>
        {label}
        {description !== undefined && <span className={styles['description']}>{description}</span>}
      </span>
      <input
        className={styles['input']}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-disabled={busy || undefined}
        onChange={({ target }) => {
          if (!busy) onChange(target.checked);
        }}
      />
      <span className={styles['track']} aria-hidden="true" />
    </label>
  );
}
