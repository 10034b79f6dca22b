import { createElement, type AriaAttributes, type ReactNode } from 'react';
import { classNames } from '../../behaviours/classNames.ts';
import { useLinkAs } from '../link/LinkProvider.tsx';
import { usePress } from '../../behaviours/press/usePress.ts';
import styles from './Pressable.module.css';

export interface PressableProps extends AriaAttributes {
  id?: string | undefined;
  /** Without an address a button is rendered. */
  href?: string | undefined;
  /** With `href`: replaces the current history entry. */
  replace?: boolean | undefined;
  /** With `href`: what the history entry is to remember. */
  state?: unknown;
  onPress?: (() => void) | undefined;
  onLongPress?: (() => void) | undefined;
  disabled?: boolean | undefined;
  type?: 'button' | 'submit' | undefined;
  role?: string | undefined;
  tabIndex?: number | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Anything that can be tapped: a link or a button, with the pressed look in `data-pressed`. */
export function Pressable(props: PressableProps) {
  const { href, replace, state, onPress, onLongPress, disabled, type = 'button', className, children, ...rest } = props;
  const linkAs = useLinkAs();
  const { pressed, gesture } = usePress(onLongPress);

  const shared = {
    ...rest,
    ...gesture,
    // A held finger would open the kernel's own menu over ours.
    ...(onLongPress && { onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault() }),
    className: classNames(styles['pressable'], onLongPress && styles['holdable'], className),
    'data-pressed': pressed ? '' : undefined,
    onClick: () => onPress?.(),
  };

  if (href !== undefined && !disabled) {
    return createElement(linkAs, { ...shared, href, replace, state }, children);
  }
  return (
    <button {...shared} type={type} disabled={disabled}>
      {children}
    </button>
  );
}
