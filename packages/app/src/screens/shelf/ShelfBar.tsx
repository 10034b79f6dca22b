import { isShelfEditing } from '@shuye/core-domain/shelf';
import { IconButton, PlusIcon, TextLink, TopBar } from '@shuye/ui';
import type { ReactNode } from 'react';
import { useOwnShelf } from '../../features/own-books/useOwnShelf.ts';
import { useGoBack } from '../../features/page/useGoBack.ts';
import { paths } from '../../routes.ts';
import { useShelfEdit } from '../../hooks/useShelfEdit.ts';
import { useShelfEntries } from './useShelfEntries.ts';
import styles from './ShelfBar.module.css';

interface ShelfBarProps {
  title: string;
  hasBack: boolean;
  groupAction: ReactNode;
  onMove: () => void;
}

/** The title, the way back from a part of the shelf, and the way into editing for those who cannot hold a finger down. */
export function ShelfBar({ title, hasBack, groupAction, onMove }: ShelfBarProps) {
  const goBack = useGoBack(paths.shelf());
  const isEditing = useShelfEdit(({ mode }) => isShelfEditing(mode));
  const hasSelected = useShelfEdit(({ selected }) => selected.size > 0);
  const enter = useShelfEdit((edit) => edit.enter);
  const isEmpty = useShelfEntries().length === 0;
  const { pick } = useOwnShelf();
  // A key of its own: as the same button with other words it would keep the focus though it cannot be pressed.
  const action = isEditing ? (
    <TextLink key="move" className={styles['manage']} tone="quiet" disabled={!hasSelected} onPress={onMove}>
      移到分组
    </TextLink>
  ) : (
    <>
      {pick && (
        <IconButton label="导入本地书" onPress={pick}>
          <PlusIcon />
        </IconButton>
      )}
      {groupAction}
      <TextLink className={styles['manage']} tone="quiet" onPress={() => enter()}>
        管理
      </TextLink>
    </>
  );
  return <TopBar title={title} onBack={hasBack ? goBack : undefined} actions={!isEmpty && action} />;
}
