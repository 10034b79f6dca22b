import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import bottomBar from '../../base/bottomBar.module.css';
import { classNames } from '../../behaviours/classNames.ts';
import styles from './OpenAppBar.module.css';

export interface OpenAppBarProps {
  /** Why one would, in a line. */
  text?: string | undefined;
  buttonText?: string | undefined;
  onOpen: () => void;
  /** Every guide can be sent away. */
  onClose: () => void;
}

/** A bar at the bottom that opens the native app (UI-08). */
export function OpenAppBar({ text = '去APP阅读全本', buttonText = '打开', onOpen, onClose }: OpenAppBarProps) {
  return (
    <aside className={classNames(bottomBar['bar'], styles['bar'])} aria-label="打开APP">
      <IconButton label="关闭" onPress={onClose}>
        <CloseIcon size="small" />
      </IconButton>
      <p className={styles['text']}>{text}</p>
      <Button size="small" onPress={onOpen}>
        {buttonText}
      </Button>
    </aside>
  );
}
