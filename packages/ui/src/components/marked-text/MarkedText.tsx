import styles from './MarkedText.module.css';

export interface MarkedTextProps {
  /** The text in parts; joined they are the whole of it. */
  parts: readonly { start: number; text: string; isMatch: boolean }[];
}

export function MarkedText({ parts }: MarkedTextProps) {
  return parts.map(({ start, text, isMatch }) =>
    isMatch ? (
      <mark key={start} className={styles['match']}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
