import { BackIcon, IconButton } from '@shuye/ui';
import styles from './ReaderBars.module.css';

interface ReaderTopBarProps {
  isShown: boolean;
  title: string;
  onBack: () => void;
}

/** Back to where one came from, and what is being read. Comes in when it is asked for, or when the focus reaches it. */
export function ReaderTopBar({ isShown, title, onBack }: ReaderTopBarProps) {
  return (
    <header className={styles['top']} data-shown={isShown ? '' : undefined}>
      <IconButton label="返回" onPress={onBack}>
        <BackIcon />
      </IconButton>
      <p className={styles['title']}>{title}</p>
    </header>
  );
}
