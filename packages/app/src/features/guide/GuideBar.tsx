import { Button, CloseIcon, IconButton, LazyImage } from '@shuye/ui';
import styles from './GuideBar.module.css';

interface GuideBarProps {
  label: string;
  text: string;
  buttonText: string;
  pictureUrl?: string | undefined;
  onOpen: () => void;
  onClose: () => void;
}

/** A line at the edge of the page that invites to the app, and can be sent away [GUIDE-14]. */
export function GuideBar({ label, text, buttonText, pictureUrl, onOpen, onClose }: GuideBarProps) {
  return (
    <aside className={styles['bar']} aria-label={label}>
      <IconButton label="关闭" onPress={onClose}>
        <CloseIcon size="small" />
      </IconButton>
      {pictureUrl !== undefined && <LazyImage className={styles['picture']} src={pictureUrl} alt="" />}
      <p className={styles['text']}>{text}</p>
      <Button size="small" onPress={onOpen}>
        {buttonText}
      </Button>
    </aside>
  );
}
