import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx';
import { NoticeIcon } from '../../icons/NoticeIcon.tsx';
import { Pressable } from '../pressable/Pressable.tsx';
import styles from './NoticeBar.module.css';

export interface NoticeBarProps {
  /** Without text there is no bar (STORE-26). */
  text: string | undefined;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

/** One line of news, standing still (STORE-11). */
export function NoticeBar({ text, href, onPress }: NoticeBarProps) {
  if (text === undefined || text.trim() === '') return null;
  const leads = href !== undefined || onPress !== undefined;
  const content = (
    <>
      <NoticeIcon size="small" />
      <span className={styles['text']}>{text}</span>
      {leads && <ChevronRightIcon size="small" />}
    </>
  );
  if (!leads) return <p className={styles['bar']}>{content}</p>;
  return (
    <Pressable className={styles['bar']} href={href} onPress={onPress}>
      {content}
    </Pressable>
  );
}
