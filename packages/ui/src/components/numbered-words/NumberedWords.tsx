import { Pressable } from '../pressable/Pressable.tsx';
import styles from './NumberedWords.module.css';

export interface NumberedWord {
  text: string;
  href?: string | undefined;
  replace?: boolean | undefined;
  state?: unknown;
  onPress?: (() => void) | undefined;
}

export interface NumberedWordsProps {
  label: string;
  words: readonly NumberedWord[];
}

/** Words in their order, two a row, the first three in seal red: what others search for. */
export function NumberedWords({ label, words }: NumberedWordsProps) {
  return (
    <ol className={styles['words']} aria-label={label}>
      {words.map(({ text, ...way }, at) => (
        <li key={text} className={styles['item']}>
          <Pressable className={styles['word']} {...way}>
            <span className={styles['number']} data-top={at < 3 ? '' : undefined}>
              {at + 1}
            </span>
            <span className={styles['text']}>{text}</span>
          </Pressable>
        </li>
      ))}
    </ol>
  );
}
