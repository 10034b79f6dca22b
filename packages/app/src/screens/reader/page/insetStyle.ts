import type { Host } from '@shuye/host-bridges';
import type { CSSProperties } from 'react';

/** CSS lengths that bars at the edges take from the page. */
export interface ReaderInsets {
  top: string;
  bottom: string;
}

/** The action bar is known to come before its code is there: the page keeps its room from the start. */
export const startInsets = ({ guide }: Host): ReaderInsets => ({
  top: guide?.bars.actionBar ? 'var(--size-top-bar)' : '0px',
  bottom: '0px',
});

export const insetStyle = ({ top, bottom }: ReaderInsets): CSSProperties => {
  const variables: Readonly<Record<`--${string}`, string>> = { '--reader-top': top, '--reader-bottom': bottom };
  return variables;
};
