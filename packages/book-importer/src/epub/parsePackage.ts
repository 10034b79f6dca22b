import { ImportFailure } from '../ImportFailure.ts';
import type { Archive } from './archive/openArchive.ts';
import { findCover } from './findCover.ts';
import type { ManifestItem, PackageDocument } from './PackageDocument.ts';
import { parseMetadata } from './parseMetadata.ts';
import { resolveHref } from './resolveHref.ts';
import { decodeXml } from './xml/decodeXml.ts';
import { findElement, findElements } from './xml/findElements.ts';
import { attribute, type MarkupElement } from './xml/MarkupNode.ts';
import { parseMarkup } from './xml/parseMarkup.ts';

function parseItems(root: MarkupElement, path: string): Map<string, ManifestItem> {
  const manifest = findElement(root, 'manifest');
  const items = new Map<string, ManifestItem>();
  for (const element of manifest ? findElements(manifest, 'item') : []) {
    const [id, href] = [attribute(element, 'id'), attribute(element, 'href')];
    const target = resolveHref(path, href ?? '');
    if (id === undefined || href === undefined || target.kind !== 'inside') continue;
    const fallback = attribute(element, 'fallback');
    items.set(id, {
      id,
      path: target.path,
      mediaType: (attribute(element, 'media-type') ?? '').toLowerCase(),
      properties: (attribute(element, 'properties') ?? '').split(/\s+/),
      ...(fallback === undefined ? {} : { fallback }),
    });
  }
  return items;
}

function parseSpine(root: MarkupElement, items: ReadonlyMap<string, ManifestItem>): ManifestItem[] {
  const spine = findElement(root, 'spine');
  const references = spine ? [...findElements(spine, 'itemref')] : [];
  const flow = (isMain: boolean): ManifestItem[] =>
    references
      .filter((reference) => (attribute(reference, 'linear') !== 'no') === isMain)
      .flatMap((reference) => items.get(attribute(reference, 'idref') ?? '') ?? []);
  return [...new Set([...flow(true), ...flow(false)])];
}

function findNavigation(root: MarkupElement, items: ReadonlyMap<string, ManifestItem>): PackageDocument['navigation'] {
  const all = [...items.values()];
  const nav = all.find(({ properties }) => properties.includes('nav'));
  if (nav) return { kind: 'nav', path: nav.path };
  const named = items.get(attribute(findElement(root, 'spine') ?? root, 'toc') ?? '');
  const ncx = named ?? all.find(({ mediaType }) => mediaType === 'application/x-dtbncx+xml');
  return ncx && { kind: 'ncx', path: ncx.path };
}

/** @throws ImportFailure when the package lists nothing to read. */
export function parsePackage(archive: Archive, path: string): PackageDocument {
  const root = parseMarkup(decodeXml(archive.read(path) ?? new Uint8Array()), 'xml');
  const items = parseItems(root, path);
  const spine = parseSpine(root, items);
  if (spine.length === 0) {
    throw new ImportFailure(
      'The EPUB lists no documents to read (its spine is empty).',
      'Open it in an EPUB editor and save it anew.',
    );
  }
  const navigation = findNavigation(root, items);
  return {
    ...parseMetadata(root),
    items,
    spine,
    ...(navigation ? { navigation } : {}),
    ...findCover(archive, root, items, path),
  };
}
