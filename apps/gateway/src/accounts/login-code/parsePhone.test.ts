import { expect, it } from 'vitest';
import { parsePhone } from './parsePhone.ts';

it.each(['13800138000', '138 0013 8000', '138-0013-8000', '+8613800138000', '+86 138 0013 8000', '8613800138000'])(
  'reads %s as people write a phone',
  (typed) => expect(parsePhone(typed)).toBe('13800138000'),
);

it.each([
  '',
  '1380013800',
  '138001380000',
  '12800138000',
  '１３８００１３８０００',
  '+1 202 555 0100',
  '1'.repeat(1000),
])('rejects %j as a phone number', (typed) => expect(parsePhone(typed)).toBeUndefined());
