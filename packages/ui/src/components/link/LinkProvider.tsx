import { createContext, type ComponentType, type ReactNode } from 'react';
import type { LinkProps } from './LinkProps.ts';

export const LinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined);

interface LinkProviderProps {
  /** Renders every link of the kit, e.g. `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
  linkAs: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Lets the application navigate without reloading the page; without it links are plain `<a>`. */
export function LinkProvider({ linkAs, children }: LinkProviderProps) {
  return <LinkContext value={linkAs}>{children}</LinkContext>;
}
