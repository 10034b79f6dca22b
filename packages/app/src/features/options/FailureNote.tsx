import styles from './FailureNote.module.css';

export function FailureNote({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p className={styles['note']} role="alert">
      {message}
    </p>
  );
}
