import type { ReactNode } from 'react';
import { classNames } from '../../behaviours/classNames.ts';
import styles from './ClippedText.module.css';

export interface ClippedTextProps {
  /** May set `--clip-lines` (2) and `--clip-leading` (that of the interface). */
  className?: string | undefined;
  children: ReactNode;
}

export const ClippedText = ({ className, children }: ClippedTextProps) => (
  <span className={classNames(styles['text'], className)}>{children}</span>
);
