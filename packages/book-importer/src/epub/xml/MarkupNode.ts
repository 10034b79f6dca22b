/** An element of XML or XHTML; names and attributes as written, text as strings. */
export interface MarkupElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: MarkupNode[];
}

export type MarkupNode = MarkupElement | string;

export const isElement = (node: MarkupNode): node is MarkupElement => typeof node !== 'string';

/** The name without a namespace prefix, in lower case: `opf:Item` is an `item`. */
export const localName = ({ name }: MarkupElement): string => name.slice(name.indexOf(':') + 1).toLowerCase();

/** An attribute by its name without a prefix (`href` finds `xlink:href`), undefined where it is missing. */
export function attribute({ attributes }: MarkupElement, name: string): string | undefined {
  const exact = attributes[name];
  if (exact !== undefined) return exact;
  const key = Object.keys(attributes).find((other) => other.endsWith(`:${name}`));
  return key === undefined ? undefined : attributes[key];
}
