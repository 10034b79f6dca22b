import { describe, expect, it } from 'vitest';
import { firstSpelling, resolveAliases } from './resolveAliases.ts';

describe('the spellings of a field', () => {
  const spellings = ['name', 'title', 'label'];

  it.each([
    [{ name: '甲', title: '乙' }, '甲'],
    [{ title: '乙', label: '丙' }, '乙'],
    [{ name: '', title: '乙' }, '乙'],
    [{ name: null, label: '丙' }, '丙'],
    [{ name: undefined, title: '乙' }, '乙'],
    [{ name: 0, title: 1 }, 0],
    [{ name: false, title: true }, false],
    [{ other: '甲' }, undefined],
    [{}, undefined],
  ])('of %j give %j: the first that is not empty [ENT-01]', (record, value) => {
    expect(firstSpelling(record, spellings)).toBe(value);
  });

  it('are looked for in the record alone, never in what it inherits', () => {
    expect(firstSpelling({}, ['toString', 'constructor', '__proto__'])).toBeUndefined();
  });
});

describe('a loosely spelt record', () => {
  it('has one name for each thing, and keeps what has one only [ENT-01]', () => {
    const record = { label: '灯', picture: '', image: 'a.png', price: 3 };
    expect(resolveAliases(record, { name: ['name', 'label'], image: ['picture', 'image'], id: ['id', 'key'] })).toEqual(
      {
        name: '灯',
        image: 'a.png',
        price: 3,
      },
    );
  });

  it('loses a spelling that was not chosen', () => {
    expect(resolveAliases({ name: '甲', label: '乙' }, { name: ['name', 'label'] })).toEqual({ name: '甲' });
  });
});
