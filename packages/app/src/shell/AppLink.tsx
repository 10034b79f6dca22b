import type { LinkProps } from '@shuye/ui';
import { findRoute } from '../router/findRoute.ts';
import { Link } from '../router/index.ts';

const PATH = /^[^?#]*/;

/** Fetches the screen behind an address while the finger is still on the link. A failure here shows when the screen is asked for. */
const preload = (href: string): void => {
  findRoute(PATH.exec(href)?.[0] ?? href)
    ?.screen.preload()
    .catch(() => undefined);
};

/** Every link of the product: changes the page without loading it afresh. */
export function AppLink({ href, replace = false, onTouchStart, onMouseEnter, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      to={href}
      replace={replace}
      onTouchStart={(event) => {
        preload(href);
        onTouchStart?.(event);
      }}
      onMouseEnter={(event) => {
        preload(href);
        onMouseEnter?.(event);
      }}
    />
  );
}
