import type { ReactNode } from 'react';
import styles from './Icon.module.css';

export interface IconProps {
  /** 24 px, or 18 px beside small text; both grow in elder mode. */
  size?: 'medium' | 'small' | undefined;
  /** The text for screen readers; without it the icon is decoration. */
  label?: string | undefined;
}

export interface SelectableIconProps extends IconProps {
  filled?: boolean | undefined;
}

/** The frame of every icon: 24 grid, 1.5 px line, rounded ends. */
export function Icon({
  filled = false,
  size = 'medium',
  label,
  children,
}: SelectableIconProps & { children: ReactNode }) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={styles['icon']}
      data-size={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...name}
    >
      {children}
    </svg>
  );
}
