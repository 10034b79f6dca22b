/** What a page gives away when it is shared: a reader's path becomes its book's cover [ROUTE-11], all others stay. */
export const sharePath = (path: string): string => path.replace(/^\/reader\/([^/?#]+)\/?(?:[?#].*)?$/, '/cover/$1');
