import { aChapter } from '@shuye/core-domain/testing';
import { expect, it } from 'vitest';
import { pageGeometry } from '../layout/pageGeometry.ts';
import { aReaderStyle } from '../testing/mountView.ts';
import { createPrepareChapter } from './createPrepareChapter.ts';

it('shows all words of a paragraph whose margins are wider than the page at a large size of type', async () => {
  const markup = '<p class="far">山中灯火。</p>';
  const css = '.far{margin-left:12em;margin-right:10em;padding-left:2em}';
  const prepare = createPrepareChapter(document);
  const ready = await prepare(aChapter(), { kind: 'markup', markup, css }, { free: '/free/', charge: '/charge/' });
  if (ready.kind !== 'markup') throw new Error('markup stays markup');
  const style = aReaderStyle({ fontSize: 32 });
  const geometry = pageGeometry(style, { width: 390, height: 780 });
  const host = document.createElement('div');
  host.style.cssText = 'position:relative;width:390px;height:780px;overflow:hidden';
  document.body.appendChild(host);
  ready.flow.layOut(host, geometry);
  ready.flow.drawPage(host, geometry, 0);

  const { left, right } = host.getBoundingClientRect();
  const words = host.querySelector('.far')?.firstChild;
  if (!words) throw new Error('The paragraph is drawn.');
  const range = document.createRange();
  for (let at = 0; at < ready.text.length; at++) {
    range.setStart(words, at);
    range.setEnd(words, at + 1);
    const box = range.getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(left);
    expect(box.right).toBeLessThanOrEqual(right);
  }
  host.remove();
});
