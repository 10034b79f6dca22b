import { Button, CloseIcon, IconButton } from '@shuye/ui';
import { useEffect, useState } from 'react';
import styles from './FreeButton.module.css';

interface FreeButtonProps {
  text: string;
  /** Milliseconds; without it the button stays (D-113). */
  fadeAfter?: number;
  onOpen: () => void;
  onClose: () => void;
}

/** The fixed button of free chapters [READER-06]; in the mini-app it goes after a time [GUIDE-22]. */
export function FreeButton({ text, fadeAfter, onOpen, onClose }: FreeButtonProps) {
  const [isFaded, setFaded] = useState(false);
  useEffect(() => {
    if (fadeAfter === undefined) return undefined;
    const timer = setTimeout(() => setFaded(true), fadeAfter);
    return () => clearTimeout(timer);
  }, [fadeAfter]);

  if (isFaded) return null;
  return (
    <aside className={styles['row']} aria-label="免费阅读">
      <IconButton label="关闭" onPress={onClose}>
        <CloseIcon size="small" />
      </IconButton>
      <Button variant="primary" wide onPress={onOpen}>
        {text}
      </Button>
    </aside>
  );
}
