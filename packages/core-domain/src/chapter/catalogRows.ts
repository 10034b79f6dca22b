import type { Chapter, ChapterList } from './Chapter.ts';

export type CatalogOrder = 'ascending' | 'descending';

export type CatalogRow = { kind: 'volume'; title: string; firstIndex: number } | { kind: 'chapter'; chapter: Chapter };

/** In a new list; `toReversed` is newer than the oldest kernels. */
const turned = <T>(items: readonly T[]): T[] =>
  items.reduceRight<T[]>((rest, item) => {
    rest.push(item);
    return rest;
  }, []);

/** The catalogue's lines in either order; a volume's heading stands above its chapters in both [CAT-07] (D-131). */
export function catalogRows({ chapters, volumes }: ChapterList, order: CatalogOrder): CatalogRow[] {
  const inOrder = <T>(items: readonly T[]): readonly T[] => (order === 'ascending' ? items : turned(items));
  const groups = [undefined, ...volumes].map((volume, at): CatalogRow[] => {
    const part = chapters.slice(volume?.firstIndex ?? 0, volumes[at]?.firstIndex);
    const rows = inOrder(part).map((chapter): CatalogRow => ({ kind: 'chapter', chapter }));
    return volume && rows.length > 0 ? [{ kind: 'volume', ...volume }, ...rows] : rows;
  });
  return inOrder(groups).flat();
}

export const rowOfChapter = (rows: readonly CatalogRow[], chapterId: string | undefined): number =>
  chapterId === undefined ? -1 : rows.findIndex((row) => row.kind === 'chapter' && row.chapter.chapterId === chapterId);
