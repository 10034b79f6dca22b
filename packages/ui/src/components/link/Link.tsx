import { createElement, useContext } from 'react';
import { LinkContext } from './LinkProvider.tsx';
import type { LinkProps } from './LinkProps.ts';

function PlainLink({ replace: _replace, state: _state, children, ...anchor }: LinkProps) {
  return <a {...anchor}>{children}</a>;
}

/** The application's router renders it, if it gave a component for links. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext) ?? PlainLink, props);
}
