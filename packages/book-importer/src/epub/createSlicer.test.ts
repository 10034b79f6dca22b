import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSlicer } from './createSlicer.ts';
import { findElement } from './xml/findElements.ts';
import { isElement, type MarkupElement, type MarkupNode } from './xml/MarkupNode.ts';
import { parseMarkup } from './xml/parseMarkup.ts';

const bodyOf = (inner: string): MarkupElement => {
  const body = findElement(parseMarkup(`<body>${inner}</body>`, 'xhtml'), 'body');
  if (!body) throw new Error('no body');
  return body;
};

const write = (node: MarkupNode): string =>
  isElement(node)
    ? `<${node.name}${node.attributes['id'] === undefined ? '' : ` id="${node.attributes['id']}"`}>${node.children.map(write).join('')}</${node.name}>`
    : node;

const slice = (inner: string, from?: string, to?: string): string =>
  createSlicer(bodyOf(inner))(from, to).children.map(write).join('');

it.each([
  ['<p>a</p><h1 id="x">b</h1><p>c</p><h1 id="y">d</h1>', 'x', 'y', '<h1 id="x">b</h1><p>c</p>'],
  ['<p>a</p><h1 id="x">b</h1><p>c</p>', undefined, 'x', '<p>a</p>'],
  ['<div id="d"><p>a</p><p id="x">b</p><p>c</p></div>', 'x', undefined, '<div><p id="x">b</p><p>c</p></div>'],
  ['<div id="d"><p>a</p><p id="x">b</p></div>', undefined, 'x', '<div id="d"><p>a</p></div>'],
  ['<p>a</p><div><h1 id="x">b</h1></div>', undefined, 'x', '<p>a</p>'],
  ['<p>a<i id="x">b</i>c<i id="y">d</i>e</p>', 'x', 'y', '<p><i id="x">b</i>c</p>'],
  ['<p>a</p>', 'none', undefined, ''],
  ['<p>a</p>', undefined, 'none', '<p>a</p>'],
])('cuts %s from %s to %s', (inner, from, to, expected) => {
  expect(slice(inner, from, to)).toBe(expected);
});

it('gives back all text of a document once, whatever the cuts', () => {
  const node: fc.Memo<string> = fc.memo((depth) =>
    depth <= 1
      ? fc.constantFrom('文', '<b>字</b>')
      : fc.oneof(
          fc.constantFrom('文', '<b>字</b>'),
          fc.array(node(depth - 1), { maxLength: 4 }).map((inner) => `<div id="#">${inner.join('')}</div>`),
        ),
  );
  fc.assert(
    fc.property(fc.array(node(4), { maxLength: 6 }), fc.array(fc.nat({ max: 30 }), { maxLength: 4 }), (parts, cuts) => {
      let count = 0;
      const inner = parts.join('').replace(/#/g, () => `n${count++}`);
      const body = bodyOf(inner);
      const ids = [...new Set(cuts)].filter((at) => at < count).sort((one, other) => one - other);
      const slicer = createSlicer(body);
      const edges = [undefined, ...ids.map((at) => `n${at}`), undefined];
      const pieces = edges.slice(1).map((to, at) => slicer(edges[at], to));
      const textOf = (one: MarkupNode): string => (isElement(one) ? one.children.map(textOf).join('') : one);
      expect(pieces.map(textOf).join('')).toBe(textOf(body));
    }),
  );
});

it('costs as much for thousands of cuts as the document holds', () => {
  const count = 20_000;
  const body = bodyOf(Array.from({ length: count }, (_, at) => `<h1 id="c${at}">章</h1><p>文</p>`).join(''));
  const slicer = createSlicer(body);
  let nodes = 0;
  for (let at = 0; at < count; at++) nodes += slicer(`c${at}`, `c${at + 1}`).children.length;
  expect(nodes).toBe(count * 2);
});
