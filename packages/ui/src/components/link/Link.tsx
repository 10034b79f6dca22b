import { createElement } from 'react';
import { useLinkAs } from './LinkProvider.tsx';
import type { LinkProps } from './LinkProps.ts';

/** The application's router renders it, if it gave a component for links. */
export const Link = (props: LinkProps) => createElement(useLinkAs(), props);
