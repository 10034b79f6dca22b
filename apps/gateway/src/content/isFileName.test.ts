import { expect, it } from 'vitest';
import { isFileName } from './isFileName.ts';

it.each(['1001/1/5001.json', '1001/1/img/a-b_c.png', '1001-0dccef38.svg'])('%j is a file of the library', (name) => {
  expect(isFileName(name)).toBe(true);
});

it.each([
  '',
  '../secret.json',
  '1001/../../secret.json',
  '.../secret.json',
  '/etc/passwd.json',
  '1001//5001.json',
  '1001/1/2/5001.json',
  '1001\\5001.json',
  '..%2Fsecret.json',
  '1001/1/.json',
  '1001/1/5001',
  '1001/1/5001.json\0',
  '1001/1/5001.json\n',
  '1001/1/5001.json/',
])('%j is none, whatever decodes it before (E13)', (name) => {
  expect(isFileName(name)).toBe(false);
});

it.each([`${'a'.repeat(5000)}.svg`, `${'9'.repeat(5000)}/1/5001.json`])('a name that no disk takes is none', (name) => {
  expect(isFileName(name)).toBe(false);
});
