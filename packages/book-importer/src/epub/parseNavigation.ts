import type { Archive } from './archive/openArchive.ts';
import type { PackageDocument } from './PackageDocument.ts';
import { resolveHref } from './resolveHref.ts';
import { decodeXml } from './xml/decodeXml.ts';
import { childElements, findElement, findElements } from './xml/findElements.ts';
import { attribute, type MarkupElement } from './xml/MarkupNode.ts';
import { parseMarkup } from './xml/parseMarkup.ts';
import { textOf } from './xml/textOf.ts';

export interface NavigationEntry {
  title: string;
  /** Where it leads; absent for a heading that groups others. */
  path?: string;
  fragment: string;
  children: readonly NavigationEntry[];
}

const target = (base: string, href: string | undefined): Pick<NavigationEntry, 'path' | 'fragment'> => {
  const reference = href === undefined ? undefined : resolveHref(base, href);
  return reference?.kind === 'inside' ? { path: reference.path, fragment: reference.fragment } : { fragment: '' };
};

function fromList(list: MarkupElement, base: string): NavigationEntry[] {
  return childElements(list, 'li').map((item) => {
    const [label] = [...childElements(item, 'a'), ...childElements(item, 'span')];
    const inner = childElements(item, 'ol').flatMap((child) => fromList(child, base));
    const title = label ? textOf(label) || (attribute(label, 'title') ?? '') : '';
    return { title, ...target(base, label && attribute(label, 'href')), children: inner };
  });
}

function fromPoints(parent: MarkupElement, base: string): NavigationEntry[] {
  return childElements(parent, 'navpoint').map((point) => {
    const [label] = childElements(point, 'navlabel');
    const [content] = childElements(point, 'content');
    return {
      title: label ? textOf(label) : '',
      ...target(base, content && attribute(content, 'src')),
      children: fromPoints(point, base),
    };
  });
}

export function parseNavigation(archive: Archive, { navigation }: PackageDocument): NavigationEntry[] {
  const bytes = navigation && archive.read(navigation.path);
  if (!bytes) return [];
  const { kind, path } = navigation;
  if (kind === 'ncx') {
    const map = findElement(parseMarkup(decodeXml(bytes), 'xml'), 'navmap');
    return map ? fromPoints(map, path) : [];
  }
  const navs = [...findElements(parseMarkup(decodeXml(bytes), 'xhtml'), 'nav')];
  const contents = navs.find((nav) => attribute(nav, 'type')?.split(/\s+/).includes('toc')) ?? navs[0];
  const [list] = contents ? childElements(contents, 'ol') : [];
  return list ? fromList(list, path) : [];
}
