import fc from 'fast-check';
import { hostileAddresses } from './hostileAddresses.ts';

const honest = [
  'https://pay.test/a?tk=1&b=2',
  'https://pay.test/a/b#c',
  'https://cashier.test:8443/',
  '/shelf',
  '/reader/1001?paging=vertical',
  '/v2/query/1001/77.html',
  '/search?history=shelf',
];

const pieces = [
  '\\',
  '/',
  '//',
  '\t',
  '\n',
  '\r',
  ' ',
  '@',
  ':',
  '.',
  '..',
  '/../',
  '/..//',
  '?',
  '#',
  '&tk=1',
  '&sign=',
  '%2f',
  '%5c',
  '%2e%2e',
  '%00',
  '%252f',
  '%',
  '。',
  '．',
  'ｅ',
  '\u0000',
  '\u200b',
  '\ufeff',
  '\u00ad',
  'evil.test',
  'pay.test',
  'https:',
  'javascript:',
  ':443',
  ':8443',
  'user@',
  '[',
  ']',
  '\ud800',
];

type Mutation = (address: string) => string;

const at = fc.nat({ max: 60 });
const put = fc.tuple(at, fc.constantFrom(...pieces)).map(([place, piece]): Mutation => (address) => {
  const where = place % (address.length + 1);
  return address.slice(0, where) + piece + address.slice(where);
});
const cut = fc.tuple(at, fc.nat({ max: 3 })).map(([place, length]): Mutation => (address) => {
  const where = place % (address.length + 1);
  return address.slice(0, where) + address.slice(where + length);
});
const turn = fc.constantFrom<Mutation>(
  (address) => address.toUpperCase(),
  (address) => encodeURI(address.replace(/\p{Surrogate}/gu, '')),
  (address) => address.replace(/\//g, '\\'),
  (address) => address.replace('://', ':'),
  (address) => address + address,
);

/** Honest and hostile addresses, and what some changes make of them. */
export const anAddress: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...honest, ...honest, ...honest, ...hostileAddresses),
    fc.array(fc.oneof(put, put, cut, turn), { maxLength: 3 }),
  )
  .map(([address, mutations]) => mutations.reduce((changed, mutate) => mutate(changed), address));
