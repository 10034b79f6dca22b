import { expect, it } from 'vitest';
import { createPageWriter } from './createPageWriter.ts';
import { textFirst } from './textFirst.ts';

const page = (head: string): string => `<html><head>${head}</head><body><div id="root"></div></body></html>`;

const style = '<link rel="stylesheet" crossorigin href="/assets/style.css">';
const built = page(
  `<meta charset="UTF-8"><script type="module" crossorigin src="/assets/index.js"></script>\n${style}`,
);

it('a page with text asks for its style and its picture before the scripts that wake it up, which give way', () => {
  const write = createPageWriter(built, new Map([['cover', ['/assets/CoverScreen.js']]]));
  const picture = '<link rel="preload" as="image" href="/covers/1.svg" fetchPriority="high"/>';
  const html = write({ status: 200, screen: 'cover', head: picture, body: '<main></main>' }).body.toString();
  const links = [...html.matchAll(/<(?:link|script)[^>]*(?:href|src)="(\/[^"]*)"[^>]*>/g)];
  expect(links.map(([, address]) => address)).toEqual([
    '/assets/style.css',
    '/assets/index.js',
    '/covers/1.svg',
    '/assets/CoverScreen.js',
  ]);
  const low = links.filter(([link]) => link.includes('fetchpriority="low"')).map(([, address]) => address);
  expect(low).toEqual(['/assets/index.js', '/assets/CoverScreen.js']);
});

it.each([page(''), page(style), page('<script src="/a.js"></script>')])('leaves %s as it was built', (html) => {
  expect(textFirst(html)).toBe(html);
});
