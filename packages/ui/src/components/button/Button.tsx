import type { ReactNode } from 'react';
import { classNames } from '../../behaviours/classNames.ts';
import { Pressable, type PressableProps } from '../pressable/Pressable.tsx';
import styles from './Button.module.css';

export interface ButtonProps extends PressableProps {
  /** `primary` is the seal's red, at most one a screen; `quiet` has neither ground nor border. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  size?: 'medium' | 'small' | undefined;
  wide?: boolean | undefined;
  icon?: ReactNode;
  /** Shows that the work goes on and takes no more presses. */
  busy?: boolean | undefined;
}

export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'medium', wide = false, busy = false, ...more } = props;
  const { icon, disabled = false, className, children, ...rest } = more;
  return (
    <Pressable
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(
        styles['button'],
        styles[variant],
        size === 'small' && styles['small'],
        wide && styles['wide'],
        className,
      )}
    >
      {icon !== undefined && <span className={styles['icon']}>{icon}</span>}
      <span className={styles['label']}>{children}</span>
    </Pressable>
  );
}
