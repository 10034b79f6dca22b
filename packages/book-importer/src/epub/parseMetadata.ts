import { childElements, findElement, findElements } from './xml/findElements.ts';
import { attribute, type MarkupElement } from './xml/MarkupNode.ts';
import { parseMarkup } from './xml/parseMarkup.ts';
import { textOf } from './xml/textOf.ts';

const MAX_DESCRIPTION = 2000;
const HAN = /[\u3400-\u9fff]/;

/** Reads `<meta refines="#id" property="…">` for an element. */
const refinement = (metadata: MarkupElement, element: MarkupElement, property: string): string | undefined => {
  const id = attribute(element, 'id');
  const metas = id === undefined ? [] : childElements(metadata, 'meta');
  const meta = metas.find(
    (other) => attribute(other, 'refines') === `#${id}` && attribute(other, 'property') === property,
  );
  return meta && textOf(meta);
};

function titleOf(metadata: MarkupElement): string {
  const titles = [...findElements(metadata, 'title')];
  const main = titles.find((title) => refinement(metadata, title, 'title-type') === 'main');
  const title = main ?? titles[0];
  return title ? textOf(title) : '';
}

function authorOf(metadata: MarkupElement): string {
  const creators = [...findElements(metadata, 'creator')].map((creator) => ({
    name: textOf(creator),
    role: attribute(creator, 'role') ?? refinement(metadata, creator, 'role'),
  }));
  const authors = creators.filter(({ role }) => role === 'aut');
  const names = (authors.length > 0 ? authors : creators).map(({ name }) => name).filter((name) => name !== '');
  return [...new Set(names)].join(names.some((name) => HAN.test(name)) ? '、' : ', ');
}

/** Descriptions are text, or markup written as text. */
function descriptionOf(metadata: MarkupElement): string {
  const element = findElement(metadata, 'description');
  if (!element) return '';
  const paragraphs = textOf(element).split(/<\/p>|<br\s{0,4}\/?>/i);
  const texts = paragraphs.map((paragraph) => textOf(parseMarkup(paragraph, 'xhtml')));
  return texts
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, MAX_DESCRIPTION);
}

export function parseMetadata(root: MarkupElement): {
  title: string;
  author: string;
  description: string;
  language?: string;
} {
  const metadata = findElement(root, 'metadata') ?? root;
  const languageElement = findElement(metadata, 'language');
  const language = languageElement && textOf(languageElement);
  return {
    title: titleOf(metadata),
    author: authorOf(metadata),
    description: descriptionOf(metadata),
    ...(language ? { language } : {}),
  };
}
