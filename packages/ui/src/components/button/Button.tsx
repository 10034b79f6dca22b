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

/** Were it disabled, it would lose the focus. */
const working = {
  'aria-busy': true,
  'aria-disabled': true,
  disabled: false,
  onPress: undefined,
  type: 'button',
} as const;

export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'medium', wide, busy, ...more } = props;
  const { icon, className, children, ...rest } = more;
  return (
    <Pressable
      {...rest}
      {...(busy && working)}
      className={classNames(
        styles['button'],
        styles[variant],
        size === 'small' && styles['small'],
        wide && styles['wide'],
        className,
      )}
    >
      {icon && <span className={styles['icon']}>{icon}</span>}
      <span>{children}</span>
    </Pressable>
  );
}
