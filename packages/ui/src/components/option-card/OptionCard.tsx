import type { ReactNode } from 'react';
import styles from './OptionCard.module.css';

export interface OptionCardProps {
  /** Cards of one choice share the name. */
  name: string;
  value: string;
  checked: boolean;
  onSelect: (value: string) => void;
  title: ReactNode;
  /** A price, in tabular figures. */
  price?: ReactNode;
  note?: ReactNode;
  disabled?: boolean | undefined;
}

/** One of several things to choose from: a top-up, a plan, a ticket. Put the cards of a choice into a `fieldset`. */
export function OptionCard({ name, value, checked, onSelect, title, price, note, disabled }: OptionCardProps) {
  return (
    <label className={styles['option']}>
      <input
        className={styles['input']}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={() => onSelect(value)}
      />
      <span className={styles['card']}>
        <span className={styles['title']}>{title}</span>
        {price !== undefined && <span className={styles['price']}>{price}</span>}
        {note !== undefined && <span className={styles['note']}>{note}</span>}
      </span>
    </label>
  );
}
