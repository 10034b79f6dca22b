import { createElement, useContext } from 'react';
import { LinkContext } from './LinkProvider.tsx';
import type { LinkProps } from './LinkProps.ts';

function PlainLink({ replace: _replace, state: _state, children, ...anchor }: LinkProps) {
  return <a {...anchor}>{children}</a>;
}

/** A link without a look of its own, rendered by the application's router when it gave one. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext) ?? PlainLink, props);
}
