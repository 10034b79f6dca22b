import styles from './Switch.module.css';

export interface SwitchProps {
  label: string;
  description?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
}

/** Turns one thing on or off at once; the whole row can be tapped. */
export function Switch({ label, description, checked, onChange, disabled }: SwitchProps) {
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
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles['track']} aria-hidden="true" />
    </label>
  );
}
