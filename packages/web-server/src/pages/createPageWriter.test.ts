import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { createPageWriter } from './createPageWriter.ts';

const template = '<html><head><title>书页</title></head><body><div id="root"></div></body></html>';

const hostile = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '-->',
  ']]>',
  'a\u2028b\u2029c',
  '\u202Etxt.exe\u202C\u2066',
  "$& $1 $` $'",
  '\uD800',
];

const written = (text: string) =>
  createPageWriter(template)({
    status: 200,
    head: '<title>t</title>',
    body: '<main></main>',
    state: { renderedAtMs: 1, queries: { queries: [], mutations: [{ mutationKey: [text], state: {} as never }] } },
    data: [{ name: text }],
  }).body.toString();

/** What a browser's parser takes for the scripts of a page: each ends at the first closing tag. */
const scripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, , script]) => script ?? '');

/** What the page's own scripts hold of a text, as JSON; a script that the text began would be one more. */
function heldBy(html: string) {
  const [_wait, data = '', state = '', ...more] = scripts(html);
  return { data, json: state.slice('window.__SHUYE_STATE__='.length), more };
}

const isWhole = (text: string): boolean => {
  const { data, json, more } = heldBy(written(text));
  // A comment that opens inside a script would swallow its end.
  const isInert = !/[<\u2028\u2029]/.test(data + json);
  const held: unknown = [JSON.parse(data).name, JSON.parse(json).queries.mutations[0].mutationKey[0]];
  return more.length === 0 && isInert && JSON.stringify(held) === JSON.stringify([text, text]);
};

describe('a text of somebody else’s in the page of a server', () => {
  it.each(hostile)('stays text, and the JSON around it valid: %j [SEO-15] [SEO-16]', (text) => {
    expect(isWhole(text)).toBe(true);
  });

  it('stays text where it is 150 KB long', () => {
    expect(isWhole('<灯>'.repeat(30_000))).toBe(true);
  });

  it('stays text whatever it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), isWhole));
  });
});

describe('the first picture of a page', () => {
  const page = { status: 200, head: '<title>t</title>', body: '<main></main>' } as const;
  const write = createPageWriter(template);

  it('waits for the end of its text, not for what wakes it up [SEO-15]', () => {
    const html = write({
      ...page,
      state: { renderedAtMs: 1, queries: { queries: [], mutations: [] } },
    }).body.toString();
    const [, end = ''] = /<link rel="expect" href="#([^"]*)" blocking="render">.*<\/head>/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`<main></main></div><div id="${end}" hidden></div><script>`));
  });

  it('waits no longer than ten seconds where the page stops on its way: it stayed empty, since nothing says that no more comes', () => {
    const { body, scriptSources } = write(page);
    const [, script = ''] = /blocking="render"><script>(.*?)<\/script>/.exec(body.toString()) ?? [];
    expect(scriptSources).toEqual([`'sha256-${hash('sha256', script, 'base64')}'`]);
    const link = { removed: 0, remove: () => (link.removed += 1) };
    const opened = (readyState: string) => {
      const waits: [() => void, number][] = [];
      const document = {
        readyState,
        querySelector: (selector: string) => (selector === 'link[rel=expect]' ? link : null),
      };
      // oxlint-disable-next-line typescript/no-implied-eval
      new Function('document', 'setTimeout', script)(document, (...wait: [() => void, number]) => waits.push(wait));
      for (const [draw, ms] of waits) if (ms === 10_000) draw();
      return link.removed;
    };
    expect(opened('complete')).toBe(0);
    expect(opened('loading')).toBe(1);
  });

  it('does not wait for a chapter, which grows downwards [SEO-15]', () => {
    const html = write({ ...page, body: '', preview: '<p>第一段</p>' }).body.toString();
    expect(html).not.toContain('rel="expect"');
  });
});
