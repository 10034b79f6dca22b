import type { AnchorHTMLAttributes } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Replaces the current history entry; a plain `<a>` cannot and ignores it. */
  replace?: boolean | undefined;
  /** What the history entry is to remember; a plain `<a>` cannot and ignores it. */
  state?: unknown;
}
