import type { ReactNode } from 'react';
import { LinkProvider } from '../components/link/LinkProvider.tsx';
import type { LinkProps } from '../components/link/LinkProps.ts';

// Says whether it replaces, since a plain <a> cannot, and leaves the page alone as a router's link does.
const Spy = ({ href, replace, state: _state, children, onClick, ...rest }: LinkProps) => (
  <a
    {...rest}
    href={href}
    data-replace={replace ? 'yes' : 'no'}
    onClick={(event) => {
      onClick?.(event);
      event.preventDefault();
    }}
  >
    {children}
  </a>
);

export const LinkSpy = ({ children }: { children: ReactNode }) => <LinkProvider linkAs={Spy}>{children}</LinkProvider>;
