import { expect, it } from 'vitest';
import { findElement } from '../xml/findElements.ts';
import { parseMarkup } from '../xml/parseMarkup.ts';
import { isBoundedDrawing } from './isBoundedDrawing.ts';

const isBounded = (inner: string, attributes = ''): boolean => {
  const svg = findElement(parseMarkup(`<svg ${attributes}>${inner}</svg>`, 'xml'), 'svg');
  if (!svg) throw new Error('no drawing');
  return isBoundedDrawing(svg);
};

const times = (count: number, textOf: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => textOf(at)).join('');

const SHAPE = '<rect width="1" height="1"/>';

/** Each step draws the one below it ten times. */
const tower = (steps: number, reference: (id: string) => string, wrap: (id: string, inner: string) => string): string =>
  times(steps, (at) =>
    wrap(
      `s${at}`,
      times(10, () => (at === 0 ? SHAPE : reference(`s${at - 1}`))),
    ),
  ) + reference(`s${steps - 1}`);

const group = (id: string, inner: string): string => `<g id="${id}">${inner}</g>`;

it.each([
  ['a shape', SHAPE],
  [
    'a figure that is used a thousand times',
    group(
      'a',
      times(20, () => SHAPE),
    ) + times(1000, () => '<use href="#a"/>'),
  ],
  ['a drawing of 20,000 shapes', times(20_000, () => SHAPE)],
  [
    'shapes that share a gradient',
    `<linearGradient id="g"><stop/><stop/></linearGradient>${times(9000, () => '<path fill="url(#g)" d="M0 0"/>')}`,
  ],
  ['references without a target', '<use href="#none"/><path d="M0 0" fill="url(#none)"/>'],
  [
    'a pattern behind a group',
    `<pattern id="p">${times(9, () => SHAPE)}</pattern><g fill="url(#p)">${times(300, () => SHAPE)}</g>`,
  ],
  [
    'classes that clip',
    `<style>.a{clip-path:url(#c)}</style><clipPath id="c">${SHAPE}</clipPath>${times(500, () => '<g class="a"><path d="M0 0"/></g>')}`,
  ],
])('shows %s', (_, inner) => {
  expect(isBounded(inner)).toBe(true);
});

it.each([
  ['uses of uses', tower(6, (id) => `<use xlink:href="#${id}"/>`, group)],
  ['uses with encoded addresses', tower(6, (id) => `<use href="#%73${id.slice(1)}"/>`, group)],
  [
    'patterns in patterns',
    tower(
      6,
      (id) => `<rect fill="url(#${id})"/>`,
      (id, inner) => `<pattern id="${id}">${inner}</pattern>`,
    ),
  ],
  [
    'masks in masks',
    tower(
      6,
      (id) => `<g mask='URL("#${id}")'>${SHAPE}</g>`,
      (id, inner) => `<mask id="${id}">${inner}</mask>`,
    ),
  ],
  [
    'clips in styles',
    tower(
      6,
      (id) => `<g style="clip-path:url(#${id})">${SHAPE}</g>`,
      (id, inner) => `<clipPath id="${id}">${inner}</clipPath>`,
    ),
  ],
  [
    'masks by class',
    `<style>${times(6, (at) => `.s${at}{mask:url(#s${at})}`)}</style>${tower(
      6,
      (id) => `<g class="${id}">${SHAPE}</g>`,
      (id, inner) => `<mask id="${id}">${inner}</mask>`,
    )}`,
  ],
  [
    'a marker at each point of a long path',
    `<marker id="m">${times(100, () => SHAPE)}</marker><path marker-mid="url(#m)" d="M0 0${times(3000, () => 'h1')}"/>`,
  ],
  [
    'a pattern that a group hands down to all that it uses',
    `${group(
      'a',
      times(400, () => SHAPE),
    )}<pattern id="p">${times(400, () => SHAPE)}</pattern><g fill="url(#p)"><use href="#a"/></g>`,
  ],
  ['a figure that holds itself', '<g id="a"><use href="#a"/></g>'],
  ['two figures that hold each other', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
  ['a chain of a thousand uses', times(1000, (at) => `<g id="c${at}"><use href="#c${at - 1}"/></g>`)],
  ['the same chain from its end', times(1000, (at) => `<g id="c${at}"><use href="#c${at + 1}"/></g>`)],
  ['more shapes than can be drawn', times(60_000, () => '<g/>')],
])('refuses %s', (_, inner) => {
  expect(isBounded(inner, 'xmlns:xlink="http://www.w3.org/1999/xlink"')).toBe(false);
});
