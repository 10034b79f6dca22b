import styles from './RecordFacts.module.css';

/**
 * Facts between dots, in as many lines as they need; what is said twice is said once. No dot stands at the end or the
 * beginning of a line. The spaces beside a dot are spoken, not drawn: in some fonts they are wider than its room.
 */
export const RecordFacts = ({ facts }: { facts: readonly string[] }) => (
  <span className={styles['facts']}>
    <span className={styles['lines']}>
      {[...new Set(facts)].map((fact, at) => (
        <span key={fact} className={styles['fact']}>
          {at > 0 && <span className={styles['dot']}> · </span>}
          {fact}
        </span>
      ))}
    </span>
  </span>
);
