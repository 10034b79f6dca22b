import type { SchemaData } from './schemaData.ts';

/** What search engines and shared links are told of a page, beside its title. */
export interface PageFacts {
  /** Its one address, as path and query; others that show the same name it (D-056). */
  canonicalPath: string;
  description: string;
  kind: 'website' | 'book' | 'article';
  /** Path of the picture that previews of links show, as a PNG of 1200 by 630. */
  cardPath?: string;
  /** Path of the feed of its news. */
  feedPath?: string;
  /** Descriptions in the words of schema.org; addresses in them are absolute. */
  data: readonly SchemaData[];
}

/** What a page that leads to books adds to what its address says. */
export type LandingFacts = Pick<PageFacts, 'description' | 'data'>;
