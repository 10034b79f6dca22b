import type { LinkProps } from '@shuye/ui';
import { useHref, useLinkClickHandler } from '../router/index.ts';
import { useCanNavigate } from '../hooks/useCanNavigate.ts';
import { preloadPage } from './preloadRoute.ts';

const OUTSIDE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

function InsideLink({ href, replace = false, state, onClick, onTouchStart, children, ...rest }: LinkProps) {
  const address = useHref(href);
  const mayGo = useCanNavigate();
  const follow = useLinkClickHandler(href, { replace, state, ...(rest.target ? { target: rest.target } : {}) });
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        if (mayGo(href)) follow(event);
        else event.preventDefault();
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

/** Every link of the product: changes the page without loading it afresh, unless its address leads out of the application. */
export function AppLink(props: LinkProps) {
  const { replace: _replace, state: _state, children, ...anchor } = props;
  return OUTSIDE.test(props.href) ? <a {...anchor}>{children}</a> : <InsideLink {...props} />;
}
