import { brand } from '@shuye/core-domain/brand';
import { SHARE_FIELD, SHARE_PATH, SHARED_HASH, SHARED_NAME_HEADER, sharedFilesCache } from '@shuye/core-domain/storage';

/** More at once are no books to read but somebody's folder. */
const MAX_FILES = 20;

const keep = async (request: Request, caches: Pick<CacheStorage, 'open' | 'delete'>): Promise<void> => {
  const fields = await request.formData();
  const files = fields.getAll(SHARE_FIELD).filter((field): field is File => typeof field !== 'string');
  const name = brand.storagePrefix + sharedFilesCache;
  // What was shared before and never taken is not what is asked for now.
  await caches.delete(name);
  const cache = await caches.open(name);
  for (const [at, file] of files.slice(0, MAX_FILES).entries()) {
    const headers = { 'content-type': file.type, [SHARED_NAME_HEADER]: encodeURIComponent(file.name) };
    await cache.put(`${SHARE_PATH}/${at}`, new Response(file, { headers }));
  }
};

/** Keeps the files that another app sends until the shelf takes them, and leads there; the shelf says where none came. */
export async function keepSharedFiles(
  request: Request,
  { caches, origin }: { caches: Pick<CacheStorage, 'open' | 'delete'>; origin: string },
): Promise<Response> {
  try {
    await keep(request, caches);
  } catch (cause) {
    console.info('Shared files could not be kept.', cause);
    await caches.delete(brand.storagePrefix + sharedFilesCache).catch(() => false);
  }
  return Response.redirect(`${origin}/shelf${SHARED_HASH}`, 303);
}
