import type { LinkProps } from './LinkProps.ts';

/** A link without an application around it. */
export function PlainLink({ replace: _replace, state: _state, children, ...anchor }: LinkProps) {
  return <a {...anchor}>{children}</a>;
}
