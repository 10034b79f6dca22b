import type { ItemList, Thing, WithContext } from 'schema-dts';

export const SCHEMA = 'https://schema.org';

/** The compiler holds descriptions against the definitions of schema.org. */
export type SchemaData = WithContext<Thing>;

/** Completes a path with the origin of the site. */
export type Absolute = (path: string) => string;

export type NamedPath = readonly [name: string, path: string];

export const listData = (name: string, pages: readonly NamedPath[], absolute: Absolute): WithContext<ItemList> => ({
  '@context': SCHEMA,
  '@type': 'ItemList',
  name,
  numberOfItems: pages.length,
  itemListElement: pages.map(([title, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    url: absolute(path),
  })),
});
