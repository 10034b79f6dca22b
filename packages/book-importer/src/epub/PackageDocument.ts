export interface ManifestItem {
  id: string;
  path: string;
  mediaType: string;
  properties: readonly string[];
  fallback?: string;
}

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
  coverPath?: string;
  /** Path of the page that shows the cover. */
  coverPage?: string;
}
