import { LinkProvider, type LinkProps } from '@shuye/ui';
import type { ReactNode } from 'react';

function OutsideLink({ replace: _replace, children, ...anchor }: LinkProps) {
  return <a {...anchor}>{children}</a>;
}

/** Links in here leave the application, even for a page of the same origin. */
export function OutsideLinks({ children }: { children: ReactNode }) {
  return <LinkProvider linkAs={OutsideLink}>{children}</LinkProvider>;
}
