import type { Host } from '@shuye/host-bridges';
import type { CSSProperties } from 'react';

/** What bars at the edges take away from the page; CSS lengths. */
export interface ReaderInsets {
  top: string;
  bottom: string;
}

/** The action bar is known to come before its code is there: the page keeps its room from the start. */
export const startInsets = ({ guide }: Host): ReaderInsets => ({
  top: guide?.bars.actionBar ? 'var(--size-top-bar)' : '0px',
  bottom: '0px',
});

/** Read by the page's surface. */
export const insetStyle = ({ top, bottom }: ReaderInsets): CSSProperties => {
  const variables: Readonly<Record<`--${string}`, string>> = { '--reader-top': top, '--reader-bottom': bottom };
  return variables;
};
