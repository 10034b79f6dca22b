import { expect, it } from 'vitest';
import { splitHead } from './splitHead.ts';

it('parts the elements of the head from the page behind them, and nothing of the page', () => {
  const head = '<link rel="preload" href="/a.png"/><title>1 &gt; 0</title><meta name="a" content="b&gt;c"/>';
  const body = '<!--$--><main><title>not of the head</title><link href="x"/></main><!--/$-->';
  expect(splitHead(head + body)).toEqual({ head, body });
  expect(splitHead(body)).toEqual({ head: '', body });
});
