import styles from './RecordRow.module.css';

interface RecordRowProps {
  title: string;
  note: string;
  /** Beans, with their sign. */
  amount: string;
  /** Adds to what the account holds. */
  incoming?: boolean;
  /** A quieter line below the amount. */
  side?: string | undefined;
}

/** One record of an account: what it was, when, and how many beans. */
export function RecordRow({ title, note, amount, incoming = false, side }: RecordRowProps) {
  return (
    <div className={styles['row']}>
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        <p className={styles['note']}>{note}</p>
      </div>
      <p className={styles['amount']} data-incoming={incoming ? '' : undefined}>
        {amount}
        {side !== undefined && <span className={styles['side']}>{side}</span>}
      </p>
    </div>
  );
}
