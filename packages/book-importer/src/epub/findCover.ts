import type { Archive } from './archive/openArchive.ts';
import type { ManifestItem, PackageDocument } from './PackageDocument.ts';
import { resolveHref } from './resolveHref.ts';
import { decodeXml } from './xml/decodeXml.ts';
import { findElement, findElements } from './xml/findElements.ts';
import { attribute, type MarkupElement } from './xml/MarkupNode.ts';
import { parseMarkup } from './xml/parseMarkup.ts';

const isPicture = ({ mediaType }: ManifestItem): boolean => mediaType.startsWith('image/');

/** EPUB 2: `<guide>` names the page of the cover. */
function guidePage(root: MarkupElement, path: string): string | undefined {
  const guide = findElement(root, 'guide');
  const references = guide ? [...findElements(guide, 'reference')] : [];
  const cover = references.find((reference) => attribute(reference, 'type')?.toLowerCase() === 'cover');
  const target = cover && resolveHref(path, attribute(cover, 'href') ?? '');
  return target?.kind === 'inside' ? target.path : undefined;
}

function pictureOnPage(archive: Archive, page: string): string | undefined {
  const bytes = archive.read(page);
  if (!bytes) return undefined;
  const root = parseMarkup(decodeXml(bytes), 'xhtml');
  const picture = findElement(root, 'img') ?? findElement(root, 'image');
  const target = picture && resolveHref(page, attribute(picture, 'src') ?? attribute(picture, 'href') ?? '');
  return target?.kind === 'inside' ? target.path : undefined;
}

/** The cover's picture: as EPUB 3 marks it, as EPUB 2 names it, from the page that the guide names, or by its name. */
export function findCover(
  archive: Archive,
  root: MarkupElement,
  items: ReadonlyMap<string, ManifestItem>,
  path: string,
): Pick<PackageDocument, 'coverPath' | 'coverPage'> {
  const all = [...items.values()];
  const metas = [...findElements(root, 'meta')];
  const named = metas.find((meta) => attribute(meta, 'name') === 'cover');
  const id = named && attribute(named, 'content');
  const coverPage = guidePage(root, path);

  const item =
    all.find(({ properties }) => properties.includes('cover-image')) ??
    all.find((other) => isPicture(other) && (other.id === id || other.path.endsWith(`/${id}`)));
  const onPage =
    coverPage && !coverPage.match(/\.(?:png|jpe?g|gif|webp)$/i) ? pictureOnPage(archive, coverPage) : coverPage;
  const byName = all.find((other) => isPicture(other) && /cover/i.test(`${other.id} ${other.path.split('/').at(-1)}`));
  const coverPath = item?.path ?? onPage ?? byName?.path;
  return { ...(coverPath ? { coverPath } : {}), ...(coverPage ? { coverPage } : {}) };
}
