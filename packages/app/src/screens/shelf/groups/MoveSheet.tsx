import { ListRow, Sheet } from '@shuye/ui';
import { flushSync } from 'react-dom';
import { useServices } from '../../../services/ServicesContext.tsx';
import { createShelfEditStore } from '../../../stores/shelfEditStore.ts';
import { createShelfGroupStore } from '../../../stores/shelfGroupStore.ts';
import { GroupNameForm } from './GroupNameForm.tsx';
import { useShelfGroups } from './useShelfGroups.ts';

interface MoveSheetProps {
  open: boolean;
  onClose: () => void;
  onMoved: (() => void) | undefined;
}

/** Moves the selected books into a new group, an existing one, or out of theirs. Editing ends with it. */
export default function MoveSheet({ open, onClose, onMoved }: MoveSheetProps) {
  const { storeOf, toaster } = useServices();
  const { groups, groupOf } = useShelfGroups();
  const store = storeOf(createShelfGroupStore).getState();
  const edit = storeOf(createShelfEditStore).getState();

  const move = (groupId: string | undefined, words: string) => {
    store.move(edit.selected, groupId);
    // The button that opened the sheet has the focus again before it goes: the heading takes it then.
    flushSync(onClose);
    edit.leave();
    toaster.show(words);
    onMoved?.();
  };
  const create = (name: string) => {
    const id = store.create(name);
    if (id === undefined) toaster.show('分组太多了，请先解散一些');
    else move(id, `已移到“${name.trim()}”`);
  };
  const countOf = (groupId: string) => [...groupOf.values()].filter((one) => one === groupId).length;
  const isGrouped = [...edit.selected].some((bookId) => groupOf.has(bookId));

  return (
    <Sheet open={open} title={`移动${edit.selected.size}本书`} onClose={onClose}>
      <GroupNameForm label="新建分组" action="新建并移入" onSubmit={create} />
      {isGrouped && <ListRow title="移出分组" onPress={() => move(undefined, '已移出分组')} />}
      {groups.map(({ id, name }) => (
        <ListRow key={id} title={name} value={`${countOf(id)}本`} onPress={() => move(id, `已移到“${name}”`)} />
      ))}
    </Sheet>
  );
}
