import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx';
import { Pressable } from '../pressable/Pressable.tsx';
import styles from './TextToggle.module.css';

export interface TextToggleProps {
  expanded: boolean;
  /** The id of what it shows; undefined while that is not rendered. */
  controls?: string | undefined;
  onToggle: () => void;
  children: ReactNode;
}

/** Shows and hides what lies beside it, over the whole width: 展开 and 收起 with an arrow. */
export function TextToggle({ expanded, controls, onToggle, children }: TextToggleProps) {
  return (
    <Pressable className={styles['toggle']} aria-expanded={expanded} aria-controls={controls} onPress={onToggle}>
      {children}
      <ChevronDownIcon size="small" />
    </Pressable>
  );
}
