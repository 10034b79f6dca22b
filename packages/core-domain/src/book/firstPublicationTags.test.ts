import { expect, it } from 'vitest';
import { firstPublicationTags, FIRST_PUBLICATION_PROVIDER } from './firstPublicationTags.ts';

const tags = ['书旗原创', '全网首发'];

it('belongs to provider 10091 [CONST-47]', () => {
  expect(FIRST_PUBLICATION_PROVIDER).toBe('10091');
});

it.each([
  ['10091', 0, tags],
  ['10091', 109, []],
  ['10091', 9, []],
  ['10092', 0, []],
  ['', 0, []],
])('provider %s on platform %s shows %j [QCOVER-09]', (id, platform, shown) => {
  expect(firstPublicationTags({ provider: { id, name: '' } }, platform)).toEqual(shown);
});
