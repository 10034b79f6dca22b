import { ShelfActionKind } from '@shuye/core-domain/shelf';
import { Button } from '@shuye/ui';
import type { RefusedChange } from '../../storage/createRefusedChanges.ts';
import { useRefusedChanges } from './useRefusedChanges.ts';
import styles from './RefusedChanges.module.css';

const failures: Readonly<Record<ShelfActionKind, string>> = {
  [ShelfActionKind.Add]: '没有放进云端书架',
  [ShelfActionKind.Update]: '的阅读进度没有同步',
  [ShelfActionKind.Delete]: '没有从云端书架移除',
};

const sentence = ({ action, title, message }: RefusedChange): string =>
  `${title ? `《${title}》` : '有一本书'}${failures[action.kind]}：${message}`;

/**
 * Changes that the server would not take, each with its words: the reader tries again, or lets it go [SHELFSYNC-18]. A
 * place read is not tried again as it was: it would go over what was read since; the next page sends a new one.
 */
export default function RefusedChanges() {
  const { changes, drop, retry } = useRefusedChanges();
  if (changes.length === 0) return null;
  return (
    <ul className={styles['changes']} aria-label="没有同步的改动">
      {changes.map((change) => (
        <li key={`${change.action.kind} ${change.action.bookId}`} className={styles['change']}>
          <p className={styles['words']}>{sentence(change)}</p>
          {change.action.kind !== ShelfActionKind.Update && (
            <Button size="small" onPress={() => retry(change)}>
              重试
            </Button>
          )}
          <Button size="small" variant="quiet" onPress={() => drop(change)}>
            知道了
          </Button>
        </li>
      ))}
    </ul>
  );
}
