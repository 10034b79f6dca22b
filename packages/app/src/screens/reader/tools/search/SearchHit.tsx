import { Pressable } from '@shuye/ui';
import styles from './SearchHit.module.css';

interface SearchHitProps {
  title: string;
  excerpt: { text: string; at: number; length: number };
  inScript: (text: string) => string;
  onPress: () => void;
}

export function SearchHit({ title, excerpt: { text, at, length }, inScript, onPress }: SearchHitProps) {
  return (
    <Pressable className={styles['hit']} onPress={onPress}>
      <span className={styles['text']}>
        {inScript(text.slice(0, at))}
        <mark className={styles['mark']}>{inScript(text.slice(at, at + length))}</mark>
        {inScript(text.slice(at + length))}
      </span>
      <span className={styles['chapter']}>{title}</span>
    </Pressable>
  );
}
