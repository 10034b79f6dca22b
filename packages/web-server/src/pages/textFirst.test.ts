import { hash } from 'node:crypto';
import { wakeScript } from '@shuye/app/server';
import { expect, it } from 'vitest';
import { createPageWriter } from './createPageWriter.ts';
import { textFirst } from './textFirst.ts';

const page = (head: string): string => `<html><head>${head}</head><body><div id="root"></div></body></html>`;

const style = '<link rel="stylesheet" crossorigin href="/assets/style.css">';
const built = page(
  `<meta charset="UTF-8"><script type="module" crossorigin src="/assets/index.js"></script>\n${style}`,
);

const written = (head = '') =>
  createPageWriter(
    built,
    new Map([['cover', ['/assets/a.js', '/assets/b.js']]]),
  )({
    status: 200,
    screen: 'cover',
    head,
    body: '<main></main>',
  });

it('a page with text asks for its style and its picture, and for no script before the text is seen [SEO-15]', () => {
  const picture = '<link rel="preload" as="image" href="/covers/1.svg" fetchPriority="high"/>';
  const html = written(picture).body.toString();
  const links = [...html.matchAll(/<(?:link|script)[^>]* (?:href|src)="([^"]*)"[^>]*>/g)];
  expect(links.map(([, address]) => address)).toEqual(['/assets/style.css', '/covers/1.svg']);
});

it('a page with text is woken up by a script that its policy knows, with the files of its screen', () => {
  const { body, scriptSources } = written();
  const [, files, script = ''] =
    /<script data-files="([^"]*)">(.*)<\/script><div id="root">/s.exec(body.toString()) ?? [];
  expect(files).toBe('/assets/a.js /assets/b.js');
  expect(script).toBe(wakeScript('/assets/index.js'));
  expect(scriptSources).toEqual([`'sha256-${hash('sha256', script, 'base64')}'`]);
});

it('a page that browsers draw themselves waits for no text', () => {
  const { body, scriptSources } = createPageWriter(built)({ status: 404, head: '', body: '' });
  expect(body.toString()).toBe(built);
  expect(scriptSources).toEqual([]);
});

it.each([page(''), page(style), page('<script src="/a.js"></script>')])('leaves %s as it was built', (template) => {
  expect(textFirst(template)).toEqual({ template });
});
