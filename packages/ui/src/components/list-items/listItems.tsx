import { Children, type ReactNode } from 'react';

/** A list item for every child that is something; keys are kept. */
export const listItems = (children: ReactNode, className: string | undefined) =>
  // React hands on `undefined`, `true` and `false` as null here.
  Children.map(children, (child) => (child === null ? null : <li className={className}>{child}</li>));
