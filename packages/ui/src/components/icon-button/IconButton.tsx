import { classNames } from '../../behaviours/classNames.ts';
import { Pressable, type PressableProps } from '../pressable/Pressable.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends PressableProps {
  /** The name of the action; the icon is `children`. */
  label: string;
}

export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return <Pressable {...rest} aria-label={label} className={classNames(styles['iconButton'], className)} />;
}
