import type { Archive } from './archive/openArchive.ts';
import type { ManifestItem } from './PackageDocument.ts';
import { resolveHref } from './resolveHref.ts';
import type { SpineDocument } from './SpineDocument.ts';
import { decodeXml } from './xml/decodeXml.ts';
import { findElement } from './xml/findElements.ts';
import { attribute, isElement, localName, type MarkupElement } from './xml/MarkupNode.ts';
import { parseMarkup } from './xml/parseMarkup.ts';
import { textOf } from './xml/textOf.ts';

function stylesOf(root: MarkupElement, path: string): SpineDocument['styles'] {
  const head = findElement(root, 'head');
  return (head?.children ?? []).filter(isElement).flatMap((element): SpineDocument['styles'] => {
    if (localName(element) === 'style')
      return [{ text: element.children.filter((child) => typeof child === 'string').join('') }];
    const relations = (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/);
    const isStyle =
      localName(element) === 'link' && relations.includes('stylesheet') && !relations.includes('alternate');
    const reference = isStyle ? resolveHref(path, attribute(element, 'href') ?? '') : undefined;
    return reference?.kind === 'inside' ? [{ path: reference.path }] : [];
  });
}

/** A picture in the reading order becomes a document that shows it. */
const pictureBody = (path: string): MarkupElement => ({
  name: 'body',
  attributes: {},
  children: [{ name: 'img', attributes: { src: path.split('/').at(-1) ?? '' }, children: [] }],
});

export function parseDocument(archive: Archive, { path, mediaType }: ManifestItem): SpineDocument | undefined {
  if (mediaType.startsWith('image/'))
    return archive.has(path) ? { path, body: pictureBody(path), styles: [], title: '' } : undefined;
  const bytes = archive.read(path);
  if (!bytes) return undefined;
  const root = parseMarkup(decodeXml(bytes), 'xhtml');
  const title = findElement(root, 'title');
  return {
    path,
    body: findElement(root, 'body') ?? root,
    styles: stylesOf(root, path),
    title: title ? textOf(title) : '',
  };
}
