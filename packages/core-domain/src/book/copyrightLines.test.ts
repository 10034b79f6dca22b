import { expect, it } from 'vitest';
import { copyrightLines } from './copyrightLines.ts';

it('names the content provider [COVER-06] [ENT-09]', () => {
  expect(copyrightLines({ provider: { id: '7', name: '半山出版社' } })).toEqual([
    '本书内容由半山出版社提供',
    '版权所有 侵权必究',
  ]);
});

it('keeps the line of rights where no provider is named [COVER-06]', () => {
  expect(copyrightLines({ provider: { id: '', name: '' } })).toEqual(['版权所有 侵权必究']);
});
