import type { AnchorHTMLAttributes } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Replaces the current history entry; a plain `<a>` cannot and ignores it. */
  replace?: boolean | undefined;
  /** The history entry remembers it; a plain `<a>` cannot and ignores it. */
  state?: unknown;
}
