import { aChapter } from '@shuye/core-domain/testing';
import { expect, it } from 'vitest';
import { pageGeometry } from '../layout/pageGeometry.ts';
import { aReaderStyle } from '../testing/mountView.ts';
import { createPrepareChapter } from './createPrepareChapter.ts';

const HEAD = '<caption>表一</caption><thead><tr><th>姓名</th><th>籍贯</th></tr></thead>';
const BODY = '<tbody><tr><td>沈渡舟<br/>济川</td><td>江南<br/>西道</td></tr></tbody>';

/** Pages on which the caption, the head and the first row of a table stand behind so many lines of text. */
async function pagesOfTable(lines: number): Promise<number[]> {
  const markup = `${'<p class="line">灯火</p>'.repeat(lines)}<table>${HEAD}${BODY}</table>`;
  const css = '.line{margin:0;line-height:1.5}';
  const prepare = createPrepareChapter(document);
  const ready = await prepare(aChapter(), { kind: 'markup', markup, css }, { free: '/free/', charge: '/charge/' });
  if (ready.kind !== 'markup') throw new Error('markup stays markup');
  const host = document.createElement('div');
  host.style.cssText = 'position:relative;width:390px;height:780px;overflow:hidden';
  document.body.appendChild(host);
  const geometry = pageGeometry(aReaderStyle(), { width: 390, height: 780 });
  const pages = ready.flow.layOut(host, geometry);
  const found = ['表一', '姓名', '沈渡舟'].map((words) => pages.pageAt(ready.text.indexOf(words)));
  host.remove();
  return found;
}

it('never leaves the caption or the head of a table at the end of a page without a row', async () => {
  for (let lines = 18; lines <= 27; lines++) {
    const [caption, head, row] = await pagesOfTable(lines);
    expect([caption, head], `behind ${lines} lines`).toEqual([row, row]);
  }
});
