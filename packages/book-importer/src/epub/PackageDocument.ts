/** A file that the package lists. */
export interface ManifestItem {
  id: string;
  /** In the archive. */
  path: string;
  mediaType: string;
  properties: readonly string[];
  /** Id of the item to show instead. */
  fallback?: string;
}

/** What the package document of an EPUB says. */
export interface PackageDocument {
  title: string;
  author: string;
  description: string;
  language?: string;
  items: ReadonlyMap<string, ManifestItem>;
  /** Documents in reading order, those of the main flow first. */
  spine: readonly ManifestItem[];
  /** Path of the navigation document (EPUB 3) or the NCX (EPUB 2). */
  navigation?: { kind: 'nav' | 'ncx'; path: string };
  /** Path of the cover's picture. */
  coverPath?: string;
  /** Path of the page that shows the cover. */
  coverPage?: string;
}
