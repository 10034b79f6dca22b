import type { Archive } from './archive/openArchive.ts';
import { pictureType } from './clean/pictureType.ts';
import { safePicture } from './clean/safePicture.ts';

/**
 * A picture of an archive, made safe. Undefined for a missing one and for formats that are not shown: those are never
 * unpacked, since a blank one may be as large as a bomb.
 */
export function archivePicture(archive: Archive, path: string): ReturnType<typeof safePicture> {
  const head = archive.head(path);
  if (!head || !pictureType(head)) return undefined;
  const bytes = archive.read(path);
  return bytes && safePicture(bytes);
}
