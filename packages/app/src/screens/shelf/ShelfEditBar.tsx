import { isLocalBookId } from '@shuye/core-domain/book';
import { deletedFilesNote, deleteLabel, deleteQuestion, selectAllLabel } from '@shuye/core-domain/shelf';
import { ActionBar, Button, Dialog } from '@shuye/ui';
import { useState } from 'react';
import { useOwnShelf } from '../../features/own-books/useOwnShelf.ts';
import { useShelfEdit } from '../../hooks/useShelfEdit.ts';
import type { ShelfEntry } from '../../stores/shelfStore.ts';

interface ShelfEditBarProps {
  shown: readonly ShelfEntry[];
  onDelete: () => void;
}

/** 取消, 全选 of the books that are shown, and 删除, which asks first [SHELF-20..26]. */
export function ShelfEditBar({ shown, onDelete }: ShelfEditBarProps) {
  const [isAsking, setIsAsking] = useState(false);
  const selected = useShelfEdit((edit) => edit.selected);
  const leave = useShelfEdit((edit) => edit.leave);
  const toggleAll = useShelfEdit((edit) => edit.toggleAll);

  const { elsewhere } = useOwnShelf();
  const files = [...selected].filter((bookId) => isLocalBookId(bookId) && !elsewhere.has(bookId));
  const note = deletedFilesNote(files.length, selected.size);

  const bookIds = shown.map(({ bookId }) => bookId);
  return (
    <>
      <ActionBar label="书籍管理">
        <Button onPress={leave}>取消</Button>
        <Button onPress={() => toggleAll(bookIds)}>{selectAllLabel(selected, bookIds)}</Button>
        <Button variant="primary" disabled={selected.size === 0} onPress={() => setIsAsking(true)}>
          {deleteLabel(selected.size)}
        </Button>
      </ActionBar>
      <Dialog
        open={isAsking}
        title={deleteQuestion(selected.size)}
        lines={note === undefined ? undefined : [note]}
        confirmText="删除"
        onConfirm={onDelete}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
