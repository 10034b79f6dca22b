import { coverReadMethod, coverVariant, readMethod, type Book, type ReadMethod } from '@shuye/core-domain/book';
import { hostParameters } from '@shuye/core-domain/host';
import type { CoverSettings } from '@shuye/host-bridges';
import { useQuery } from '@tanstack/react-query';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { useLocation, useNavigate } from '../../router/index.ts';
import { useServices } from '../../services/ServicesContext.tsx';

const VARIANT = /^\/(cover2|cover3)\//;

const AS_PAGE: CoverSettings = { goReadMethod: 'route' };

/** The version of the host's app may be unknown. */
function methodOf(
  settings: CoverSettings,
  pathname: string,
  appVersion: string | undefined,
  reads: boolean,
): ReadMethod {
  const { goReadMethod, goReaderByWebviewMinVer } = settings;
  if (goReadMethod === 'by-variant') {
    const [, named] = VARIANT.exec(pathname) ?? [];
    const variant = named === 'cover2' || named === 'cover3' ? named : coverVariant(appVersion);
    return coverReadMethod(variant, reads);
  }
  return readMethod({
    goReadMethod,
    canReadNatively: reads,
    ...(appVersion === undefined ? {} : { appVersion }),
    ...(goReaderByWebviewMinVer === undefined ? {} : { webviewMinVersion: goReaderByWebviewMinVer }),
  });
}

/**
 * Gives the press of the cover's read button where the host opens the reader in its own way [COVER-28] [COVER-29]
 * (D-095, D-096); undefined where the reader is a page like any other. A host that does not open it leaves the page
 * `href`.
 */
export function useReadPress({ bookId, title, topClass }: Book, href: string): (() => void) | undefined {
  const { bridge, cover = AS_PAGE } = useServices().host;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const { data: appVersion } = useQuery({
    queryKey: ['host-app-version'],
    queryFn: async () => hostParameters(await bridge.parameters?.()).appVersion ?? null,
    // A server has no host to ask: nothing of it may be taken for the host's word.
    enabled: cover.goReadMethod !== 'route' && bridge.parameters !== undefined,
    staleTime: Infinity,
  });

  const method = methodOf(cover, pathname, appVersion ?? undefined, bridge.readBook !== undefined);
  const { readBook, navigate: openWindow } = bridge;
  const openReader =
    method === 'native' && readBook
      ? () => readBook({ bookId, bookName: title, topClass })
      : method === 'webview' && openWindow
        ? () => openWindow(href)
        : undefined;
  // The first markup of a browser is that of the server, which opens no host.
  if (!openReader || !isHydrated) return undefined;
  return () => {
    openReader().catch((error: unknown) => {
      console.info('The host did not open the reader.', error);
      void navigate(href);
    });
  };
}
