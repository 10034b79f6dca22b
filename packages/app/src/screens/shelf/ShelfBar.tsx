import { isShelfEditing } from '@shuye/core-domain/shelf';
import { TextLink, TopBar } from '@shuye/ui';
import { useGoBack } from '../../features/page/useGoBack.ts';
import { paths } from '../../routes.ts';
import { useShelf } from '../../hooks/useShelf.ts';
import { useShelfEdit } from '../../hooks/useShelfEdit.ts';
import styles from './ShelfBar.module.css';

/** The title, the way back from a part of the shelf, and the way into editing for those who cannot hold a finger down. */
export function ShelfBar({ title, hasBack }: { title: string; hasBack: boolean }) {
  const goBack = useGoBack(paths.shelf());
  const isEditing = useShelfEdit(({ mode }) => isShelfEditing(mode));
  const enter = useShelfEdit((edit) => edit.enter);
  const isEmpty = useShelf(({ entries }) => entries.length === 0);
  const canManage = !isEditing && !isEmpty;
  return (
    <TopBar
      title={title}
      onBack={hasBack ? goBack : undefined}
      actions={
        canManage && (
          <TextLink className={styles['manage']} tone="quiet" onPress={() => enter()}>
            管理
          </TextLink>
        )
      }
    />
  );
}
