import { RecordFacts } from './RecordFacts.tsx';
import styles from './RecordRow.module.css';

interface RecordRowProps {
  title: readonly string[];
  note: readonly string[];
  /** Beans, with their sign. */
  amount: string;
  incoming?: boolean;
  side?: string | undefined;
}

export function RecordRow({ title, note, amount, incoming = false, side }: RecordRowProps) {
  return (
    <div className={styles['row']}>
      <div className={styles['words']}>
        <p className={styles['title']}>
          <RecordFacts facts={title} />
        </p>
        <p className={styles['note']}>
          <RecordFacts facts={note} />
        </p>
      </div>
      <p className={styles['amount']} data-incoming={incoming ? '' : undefined}>
        {amount}
        {side !== undefined && <span className={styles['side']}>{side}</span>}
      </p>
    </div>
  );
}
