export { catalogRows, rowOfChapter } from './catalogRows.ts';
export type { CatalogOrder, CatalogRow } from './catalogRows.ts';
export type { Chapter, ChapterContent, ChapterList, ContentPart, ContentPrefixes, Volume } from './Chapter.ts';
export { CHAPTER_GROUP_SIZE, chapterGroup } from './chapterGroup.ts';
export { contentParts, partAddress } from './contentParts.ts';
export { flattenVolumes } from './flattenVolumes.ts';
export type { ListedVolume } from './flattenVolumes.ts';
export { mergeCatalog } from './mergeCatalog.ts';
export type { ContentsLine } from './mergeCatalog.ts';
