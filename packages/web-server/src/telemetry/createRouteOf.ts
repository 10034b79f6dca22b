import { hasPage } from '@shuye/app/server';

/** Routes are few, whatever is asked for, so that metrics and traces can be grouped by them. */
export type RouteOf = (path: string) => string;

const OWN: ReadonlyMap<string, string> = new Map([['/version.json', 'version']]);

export const createRouteOf =
  (isFile: (path: string) => boolean): RouteOf =>
  (path) => {
    const own = OWN.get(path);
    if (own !== undefined) return own;
    if (isFile(path)) return 'file';
    return hasPage(path) ? 'page' : 'call';
  };
