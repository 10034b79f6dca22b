import type { ShelfGroup } from '@shuye/core-domain/shelf-groups';
import { afterLayers, Button, Dialog, Sheet } from '@shuye/ui';
import { useState } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';
import { createShelfGroupStore } from '../../../stores/shelfGroupStore.ts';
import { GroupNameForm } from './GroupNameForm.tsx';
import styles from './GroupSheet.module.css';
import { useShelfGroups } from './useShelfGroups.ts';

interface GroupSheetProps {
  open: boolean;
  group: ShelfGroup;
  onClose: () => void;
  onDissolved: () => void;
}

export default function GroupSheet({ open, group, onClose, onDissolved }: GroupSheetProps) {
  const { storeOf, toaster } = useServices();
  const { groups } = useShelfGroups();
  const [isAsking, setIsAsking] = useState(false);
  const store = storeOf(createShelfGroupStore).getState();
  const place = groups.findIndex(({ id }) => id === group.id);
  const [isFirst, isLast] = [place === 0, place === groups.length - 1];
  const shift = (by: -1 | 1) => store.shift(group.id, by);

  const rename = (name: string) => {
    store.rename(group.id, name);
    onClose();
  };
  const dissolve = () => {
    setIsAsking(false);
    onClose();
    store.dissolve(group.id);
    toaster.show('分组已解散，书籍都在书架上');
    afterLayers(onDissolved);
  };
  return (
    <>
      <Sheet open={open} title="管理分组" onClose={onClose}>
        <GroupNameForm key={group.name} label="分组名称" name={group.name} action="改名" onSubmit={rename} />
        {groups.length > 1 && (
          <div className={styles['place']}>
            <span className={styles['words']}>{`排在第${place + 1}位，共${groups.length}个分组`}</span>
            {/* Disabled at the ends they would lose the focus. */}
            <Button size="small" aria-disabled={isFirst || undefined} onPress={() => !isFirst && shift(-1)}>
              往前
            </Button>
            <Button size="small" aria-disabled={isLast || undefined} onPress={() => !isLast && shift(1)}>
              往后
            </Button>
          </div>
        )}
        <div className={styles['end']}>
          <Button variant="quiet" onPress={() => setIsAsking(true)}>
            解散分组
          </Button>
        </div>
      </Sheet>
      <Dialog
        open={isAsking}
        title={`解散分组“${group.name}”？书籍会留在书架上`}
        confirmText="解散"
        onConfirm={dissolve}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
