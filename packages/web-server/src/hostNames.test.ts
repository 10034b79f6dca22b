import { expect, it } from 'vitest';
import { hostNames } from './hostNames.ts';

const namesOf = (list: string | undefined) => hostNames({ SHUYE_HOST_NAMES: list });

it.each([undefined, ''])('takes any name where none is set: %j', (list) => {
  expect(namesOf(list)).toBeUndefined();
});

it('takes names with or without a port, in lower case', () => {
  expect(namesOf('Shuye.example, m.shuye.example:8443,127.0.0.1,[::1]:8080')).toEqual([
    'shuye.example',
    'm.shuye.example:8443',
    '127.0.0.1',
    '[::1]:8080',
  ]);
});

it.each([
  'https://shuye.example',
  'shuye.example m.shuye.example',
  'shuye.example/',
  'shuye.example,',
  ',',
  '书页.example',
])('refuses what no request can name, since every reader would be sent away: %j', (list) => {
  expect(() => namesOf(list)).toThrow(
    /^SHUYE_HOST_NAMES has ".*", but must be names such as shuye\.example, with commas between them\.$/,
  );
});
