/** `ids` with `id` added, or taken out if it was there [SHELF-19]. */
export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

const isAll = (ids: ReadonlySet<string>, all: readonly string[]): boolean =>
  all.length > 0 && all.every((id) => ids.has(id));

/** Everything, or nothing if everything was selected [SHELF-22]. */
export const allToggled = (ids: ReadonlySet<string>, all: readonly string[]): ReadonlySet<string> =>
  new Set(isAll(ids, all) ? [] : all);

/** `ids` with each of `some`, or without any of them where all were among them. */
export function eachToggled(ids: ReadonlySet<string>, some: readonly string[]): ReadonlySet<string> {
  if (!isAll(ids, some)) return new Set([...ids, ...some]);
  const gone = new Set(some);
  return new Set([...ids].filter((id) => !gone.has(id)));
}

export const selectAllLabel = (ids: ReadonlySet<string>, all: readonly string[]): string =>
  isAll(ids, all) ? '取消全选' : '全选';

/** Names no count where nothing is chosen [SHELF-23] (D-140). */
export const deleteLabel = (count: number): string => (count > 0 ? `删除(${count})` : '删除');

export const deleteQuestion = (count: number): string => `是否删除所选 ${count} 本书籍`;

/** What goes from the device for good with `files` of `count` books; undefined where nothing does. */
export function deletedFilesNote(files: number, count: number): string | undefined {
  if (files === 0) return undefined;
  const which = files === count ? '自己导入的书' : `其中${files}本是自己导入的书`;
  return `${which}，文件会从这台设备上删除`;
}
