import '@shuye/ui/styles.css';
import { describe, expect, it } from 'vitest';
import { drawQuote } from './drawQuote.ts';

const quotation = {
  quote: '雨停了，山中灯火一夜未熄。',
  title: '山中灯火',
  author: '林青',
  chapterTitle: '第1章 夜雨',
};

/** Dots of a picture that are not its ground, by rows of its upper, middle and lower thirds. */
async function inkOf(blob: Blob) {
  const picture = await createImageBitmap(blob);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  const ground = [data[0], data[1], data[2]].join();
  const thirds = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ([data[at], data[at + 1], data[at + 2]].join() === ground) continue;
    const third = Math.floor((at / 4 / picture.width / picture.height) * 3);
    thirds[third] = (thirds[third] ?? 0) + 1;
  }
  return { width: picture.width, height: picture.height, ground, thirds };
}

describe('the picture of a highlight', () => {
  it('is drawn on paper, whatever theme is read in: words above, the book and its seal below', async () => {
    document.documentElement.dataset['theme'] = 'dark';
    const { width, height, ground, thirds } = await inkOf(await drawQuote(quotation));
    delete document.documentElement.dataset['theme'];
    expect([width, height, ground]).toEqual([1080, 1080, '239,229,208']);
    expect(thirds.every((dots) => dots > 1000)).toBe(true);
  });

  it('of a thousand characters with emoji is higher, and drawn to its end', async () => {
    const quote = `${'灯火👨‍👩‍👧‍👦雨夜。'.repeat(60)}尾`;
    const { width, height, thirds } = await inkOf(await drawQuote({ ...quotation, quote }));
    expect(height).toBeGreaterThan(width);
    expect(thirds.every((dots) => dots > 10_000)).toBe(true);
  });
});
