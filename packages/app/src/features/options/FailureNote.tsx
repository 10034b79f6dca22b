import styles from './FailureNote.module.css';

/** Why what was asked for did not happen, above what can be tried again. */
export function FailureNote({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p className={styles['note']} role="alert">
      {message}
    </p>
  );
}
