import { expect, it } from 'vitest';
import { BEANS_PER_YUAN, beansToYuan, yuanToBeans } from './beanRate.ts';

it('gives ten beans for a yuan (D-084)', () => {
  expect(BEANS_PER_YUAN).toBe(10);
  expect(beansToYuan(25)).toBe(2.5);
  expect(yuanToBeans(6)).toBe(60);
});

it('counts beans whole, without the noise of fractions', () => {
  expect(yuanToBeans(0.1)).toBe(1);
  expect(yuanToBeans(1.1)).toBe(11);
  expect(yuanToBeans(64.1)).toBe(641);
});
