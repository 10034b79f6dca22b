import { brand } from '@shuye/core-domain/brand';
import { SHARED_NAME_HEADER, sharedFilesCache } from '@shuye/core-domain/storage';

/** The files that another app shared with the product, which its worker kept; they are given once. */
export async function takeSharedFiles(caches: CacheStorage | undefined = window.caches): Promise<readonly File[]> {
  const name = brand.storagePrefix + sharedFilesCache;
  if (!caches || !(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const files = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const kept = await cache.match(request);
      if (!kept) return [];
      const title = decodeURIComponent(kept.headers.get(SHARED_NAME_HEADER) ?? '');
      return [new File([await kept.blob()], title, { type: kept.headers.get('content-type') ?? '' })];
    }),
  );
  await caches.delete(name);
  return files.flat();
}
