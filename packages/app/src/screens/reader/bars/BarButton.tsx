import { Pressable } from '@shuye/ui';
import type { ReactNode } from 'react';
import styles from './BarButton.module.css';

interface BarButtonProps {
  icon: ReactNode;
  onPress: () => void;
  children: string;
}

export function BarButton({ icon, onPress, children }: BarButtonProps) {
  return (
    <Pressable className={styles['button']} onPress={onPress}>
      {icon}
      <span className={styles['word']}>{children}</span>
    </Pressable>
  );
}
