import { farmTaskText, type FarmTaskState } from '@shuye/core-domain/farm';
import type { FarmAbility } from '@shuye/host-bridges';
import { Button, CloseIcon, IconButton, LazyImage, Modal } from '@shuye/ui';
import styles from './FarmPopup.module.css';
import { usePinFarmEntry } from './usePinFarmEntry.ts';

interface FarmPopupProps {
  open: boolean;
  state: FarmTaskState;
  ability: FarmAbility;
  onFailure: (cause: unknown) => void;
  onClose: () => void;
}

/** Explains the task and offers to keep our entry in the farm [READER-21] [FARM-17] [FARM-13]. */
export function FarmPopup({ open, state, ability, onFailure, onClose }: FarmPopupProps) {
  const pin = usePinFarmEntry(ability, onFailure);
  return (
    <Modal open={open} onClose={onClose} label="阅读任务">
      <div className={styles['body']}>
        <LazyImage className={styles['icon']} src={state.task.iconUrl} alt="" />
        <h2 className={styles['title']}>阅读任务</h2>
        <p className={styles['text']}>{farmTaskText(state)}</p>
        <Button variant="primary" wide onPress={onClose}>
          开始阅读
        </Button>
        {pin && (
          <Button variant="quiet" wide onPress={pin}>
            添加到农场入口
          </Button>
        )}
      </div>
      <IconButton className={styles['close']} label="关闭" onPress={onClose}>
        <CloseIcon />
      </IconButton>
    </Modal>
  );
}
