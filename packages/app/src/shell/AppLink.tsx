import type { LinkProps } from '@shuye/ui';
import { isPlainClick, useHistory } from '../router/index.ts';
import { mayNavigate } from '../services/mayNavigate.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { preloadPage } from './preloadRoute.ts';

/** Addresses of the product's own pages: browsers read `//` and `/\` as the beginning of another site's. */
const INSIDE = /^\/(?![/\\])/;

/** Every link of the product: changes the page without loading it afresh, unless its address leads out of the application. */
export function AppLink({ href, replace = false, state, children, ...anchor }: LinkProps) {
  const history = useHistory();
  const services = useServices();
  if (!INSIDE.test(href)) {
    return (
      <a {...anchor} href={href}>
        {children}
      </a>
    );
  }
  const { target = '_self', onClick, onTouchStart } = anchor;
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        const isAllowed = mayNavigate(services, href);
        if (isAllowed && !(isPlainClick(event) && target === '_self')) return;
        event.preventDefault();
        if (isAllowed) history[replace ? 'replace' : 'push'](href, state);
      }}
      onTouchStart={(event) => {
        preloadPage(href);
        onTouchStart?.(event);
      }}
      onMouseEnter={() => preloadPage(href)}
    >
      {children}
    </a>
  );
}
