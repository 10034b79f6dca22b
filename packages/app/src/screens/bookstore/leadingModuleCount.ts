import type { BookstoreModule } from '@shuye/core-domain/bookstore';

const LEADING = new Set(['searchBar', 'banner', 'noticeBar']);

/** Counts the modules above 接着读: the search, one banner, the notice. */
export function leadingModuleCount(modules: readonly Pick<BookstoreModule, 'template'>[]): number {
  const seen = new Set<string>();
  const end = modules.findIndex(({ template }) => {
    const stays = LEADING.has(template) && !seen.has(template);
    seen.add(template);
    return !stays;
  });
  return end < 0 ? modules.length : end;
}
