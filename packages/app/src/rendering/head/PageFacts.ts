import type { SchemaData } from './schemaData.ts';

export interface PageFacts {
  /** Path and query; other addresses that show the same name this one (D-056). */
  canonicalPath: string;
  description: string;
  kind: 'website' | 'book' | 'article';
  /** The path of a PNG of 1200 by 630, which previews of links show. */
  cardPath?: string;
  feedPath?: string;
  /** Addresses in descriptions are absolute. */
  data: readonly SchemaData[];
}

export type LandingFacts = Pick<PageFacts, 'description' | 'data' | 'cardPath'>;
