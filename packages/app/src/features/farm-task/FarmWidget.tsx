import { farmTaskText, type FarmTaskState } from '@shuye/core-domain/farm';
import { FloatingWidget, LazyImage } from '@shuye/ui';
import styles from './FarmWidget.module.css';

/** The floating widget of the task [READER-22]: what is left, or that it is done [FARM-10]. */
export function FarmWidget({ state }: { state: FarmTaskState }) {
  if (state.phase === 'closed') return null;
  return (
    <FloatingWidget
      label="阅读任务"
      icon={<LazyImage className={styles['icon']} src={state.task.iconUrl} alt="" />}
      finished={state.phase === 'finished'}
    >
      {farmTaskText(state)}
    </FloatingWidget>
  );
}
