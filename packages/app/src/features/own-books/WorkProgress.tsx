import styles from './WorkProgress.module.css';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** How far a work with a book is; `share` from 0 to 1. */
export function WorkProgress({ words, share }: { words: string; share: number }) {
  return (
    <div>
      <p className={styles['words']}>
        <span>{words}</span>
        <span>{percent(share)}</span>
      </p>
      <progress className={styles['bar']} aria-label={words} max={1} value={share} />
    </div>
  );
}
