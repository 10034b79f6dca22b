import { expect, it } from 'vitest';
import { canonicalPath } from './canonicalPath.ts';

it.each([
  ['/book/1001', '/book/1001.html'],
  ['/book/1001/', '/book/1001.html'],
  ['/v2/query/1001/7', '/v2/query/1001/7.html'],
  ['/v2/label//', '/v2/label'],
  ['/catalog/1001/', '/catalog/1001'],
  ['/v2/Search/灯/', '/v2/search/灯'],
  ['/Catalog/1001', '/catalog/1001'],
  ['/BOOK/1001.HTML', '/book/1001.html'],
  ['/V2/questionlist/Ab/1', '/v2/questionList/Ab/1'],
  ['/COVER3/1001', '/cover3/1001'],
  ['/cover3/01001', '/cover3/1001'],
  ['/book/0001001.html', '/book/1001.html'],
  ['/book/001001', '/book/1001.html'],
  ['/shortStory/09', '/shortStory/9'],
  ['/v2/questionDetail/01', '/v2/questionDetail/1'],
  ['/%63over/%31001', '/cover/1001'],
  ['/%73helf', '/shelf'],
  ['/v2/search/%e7%81%af', '/v2/search/%E7%81%AF'],
  ['/v2/search/%61%2f%2e', '/v2/search/a%2F.'],
  ['/v2/search/%E0%A4%A', '/v2/search/%25E0%25A4%25A'],
  ['/v2/search/%', '/v2/search/%25'],
  ['/categoryDetail/7/%E9%83%BD%E5%B8%82/a/b/', '/categoryDetail/7/%E9%83%BD%E5%B8%82/a/b'],
])('lists the page at %s by %s [SEO-15] [ROUTE-10] [ROUTE-16]', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});

it.each(['/', '/book/1001.html', '/cover2/1001', '/v2/search/007', '/shelf/', '/nowhere/', '//evil.example/'])(
  'leaves %s as it is: it is listed so, a reader’s own, a host’s or none of ours',
  (path) => {
    expect(canonicalPath(path)).toBe(path);
  },
);
