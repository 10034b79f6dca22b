import { Pressable } from '@shuye/ui';
import styles from './SearchHit.module.css';

interface SearchHitProps {
  title: string;
  excerpt: { text: string; at: number; length: number };
  onPress: () => void;
}

export function SearchHit({ title, excerpt: { text, at, length }, onPress }: SearchHitProps) {
  return (
    <Pressable className={styles['hit']} onPress={onPress}>
      <span className={styles['text']}>
        {text.slice(0, at)}
        <mark className={styles['mark']}>{text.slice(at, at + length)}</mark>
        {text.slice(at + length)}
      </span>
      <span className={styles['chapter']}>{title}</span>
    </Pressable>
  );
}
