import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { PlainLink } from './PlainLink.tsx';
import type { LinkProps } from './LinkProps.ts';

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** What a link is drawn by. */
export const useLinkAs = (): ComponentType<LinkProps> => useContext(LinkContext);

const PreloadContext = createContext<(href: string) => void>(() => undefined);

/** Fetches the page behind an address ahead, as far as the application can. For what leads on without being a link. */
export const usePreload = (): ((href: string) => void) => useContext(PreloadContext);

interface LinkProviderProps {
  /** Renders every link of the kit, e.g. `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
  linkAs: ComponentType<LinkProps>;
  /** Fetches the page behind an address while the finger is still on what leads there. */
  preload?: (href: string) => void;
  children: ReactNode;
}

/** Lets the application navigate without reloading the page; without it links are plain `<a>`. */
export function LinkProvider({ linkAs, preload, children }: LinkProviderProps) {
  const outer = usePreload();
  return (
    <LinkContext value={linkAs}>
      <PreloadContext value={preload ?? outer}>{children}</PreloadContext>
    </LinkContext>
  );
}
