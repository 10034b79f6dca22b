import { expect, it } from 'vitest';
import { findElement } from '../xml/findElements.ts';
import { parseMarkup } from '../xml/parseMarkup.ts';
import { writeFormula } from './writeFormula.ts';

function written(formula: string): string {
  const root = parseMarkup(`<html><body><math>${formula}</math></body></html>`, 'xhtml');
  const math = findElement(root, 'math');
  return math ? writeFormula(math) : '';
}

const [a, b, c] = ['<mi>a</mi>', '<mi>b</mi>', '<mi>c</mi>'];
const sum = `<mrow>${a}<mo>+</mo>${b}</mrow>`;
const square = `<msup>${b}<mn>2</mn></msup>`;

it.each([
  ['a power', square, 'b<sup>2</sup>'],
  ['a power of a sum', `<msup>${sum}<mn>2</mn></msup>`, '(a + b)<sup>2</sup>'],
  ['an index', `<msub>${a}<mn>1</mn></msub>`, 'a<sub>1</sub>'],
  ['the bounds of a sum', `<munderover><mo>Σ</mo>${a}${b}</munderover>${c}`, 'Σ<sub>a</sub><sup>b</sup>c'],
  ['a fraction', `<mfrac>${a}${b}</mfrac>`, 'a/b'],
  ['a fraction of sums and powers', `<mfrac>${sum}${square}</mfrac>`, '(a + b)/b<sup>2</sup>'],
  ['a product below a stroke', `<mfrac>${a}<mrow>${b}${c}</mrow></mfrac>`, 'a/(bc)'],
  ['a fraction of fractions', `<mfrac><mfrac>${a}${b}</mfrac>${c}</mfrac>`, '(a/b)/c'],
  ['a root', `<msqrt>${square}<mo>−</mo><mn>4</mn>${a}${c}</msqrt>`, '√(b<sup>2</sup> − 4ac)'],
  ['a third root', `<mroot>${a}<mn>3</mn></mroot>`, '<sup>3</sup>√(a)'],
  ['a sign before a number', `${a}<mo>=</mo><mo>−</mo>${b}`, 'a = −b'],
  ['brackets', `<mfenced open="[">${a}${b}</mfenced>`, '[a, b)'],
  ['a matrix', `<mtable><mtr><mtd>${a}</mtd><mtd>${b}</mtd></mtr><mtr><mtd>${c}</mtd></mtr></mtable>`, 'a, b; c'],
  ['a comparison', `${a}<mo>&lt;</mo>${b}`, 'a &lt; b'],
  ['what is not seen', `<mn>2</mn><mo>&#x2062;</mo>${a}<mphantom>${b}</mphantom>`, '2a'],
  ['its source beside it', `<semantics>${sum}<annotation>a+b</annotation></semantics>`, 'a + b'],
  ['parts that are missing', '<mfrac/><msup/><mroot/>', ''],
])('writes %s of a formula so that it can be read', (_what, formula, expected) => {
  expect(written(formula)).toBe(expected);
});
