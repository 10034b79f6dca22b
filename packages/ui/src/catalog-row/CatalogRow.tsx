import { LockIcon } from '../icons/LockIcon.tsx';
import { Pressable } from '../pressable/Pressable.tsx';
import styles from './CatalogRow.module.css';

export interface CatalogRowProps {
  title: string;
  /** Given for locked chapters: what the lock says, e.g. 未购买. */
  lockText?: string | undefined;
  /** Where reading stopped. */
  current?: boolean | undefined;
  /** A quiet word at the right, e.g. 免费, 新, 3天前. */
  note?: string | undefined;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

/** A chapter in the catalogue. */
export function CatalogRow({ title, lockText, current = false, note, href, onPress }: CatalogRowProps) {
  return (
    <Pressable className={styles['row']} href={href} onPress={onPress} aria-current={current || undefined}>
      <span className={styles['title']}>{title}</span>
      {note !== undefined && <span className={styles['note']}>{note}</span>}
      {lockText !== undefined && (
        <span className={styles['lock']}>
          <LockIcon size="small" label={lockText} />
        </span>
      )}
    </Pressable>
  );
}
