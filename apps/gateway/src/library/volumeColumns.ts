import type { ImportedBook, OutlineEntry } from '@shuye/book-importer';

const WITHOUT_VOLUMES = '正文';
const IN_FRONT = '卷首';

/** Number (from 1) and title of the volume that a chapter stands in; what comes before the first has one of its own. */
export function volumeColumns(
  { volumes, outline }: ImportedBook,
  { volume }: OutlineEntry,
): { volume: number; volume_title: string } {
  if (volumes.length === 0) return { volume: 1, volume_title: WITHOUT_VOLUMES };
  const first = outline[0]?.volume === undefined ? 1 : 0;
  if (volume === undefined) return { volume: 1, volume_title: IN_FRONT };
  return { volume: volume + 1 + first, volume_title: volumes[volume] ?? '' };
}
