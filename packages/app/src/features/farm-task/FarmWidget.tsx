import { farmTaskText, farmWidgetState, type FarmTaskState } from '@shuye/core-domain/farm';
import { FloatingWidget, LazyImage } from '@shuye/ui';
import styles from './FarmWidget.module.css';

/** The floating widget of the task [READER-22]: what is left, or that it is done [FARM-10]. */
export function FarmWidget({ state }: { state: FarmTaskState }) {
  const widget = farmWidgetState(state);
  if (widget === 'closed') return null;
  return (
    <FloatingWidget
      label="阅读任务"
      icon={<LazyImage className={styles['icon']} src={state.task.iconUrl} alt="" />}
      finished={widget === 'finished'}
    >
      {farmTaskText(state)}
    </FloatingWidget>
  );
}
