import type { ItemList, Thing, WithContext } from 'schema-dts';

export const SCHEMA = 'https://schema.org';

/** Something in the words of schema.org, whose definitions the compiler holds it against. */
export type SchemaData = WithContext<Thing>;

/** Completes a path with the origin of the site. */
export type Absolute = (path: string) => string;

export type NamedPath = readonly [name: string, path: string];

/** A list of pages in their order, as schema.org describes one. */
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
