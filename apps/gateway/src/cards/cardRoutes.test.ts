import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { drawPng } from '../drawing/drawPng.ts';
import { aBookRow } from '../testing/aBookRow.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';

/** A gateway over one book, and its card. */
async function cardOf(change: Parameters<typeof aBookRow>[0] = {}, picture?: { name: string; bytes: Uint8Array }) {
  const gateway = await startTestGateway({ books: [aBookRow({ id: 1001, ...change })] });
  if (picture) {
    await mkdir(join(gateway.dataDir, 'covers'), { recursive: true });
    await writeFile(join(gateway.dataDir, 'covers', picture.name), picture.bytes);
  }
  const ask = async (headers: Record<string, string> = {}) => gateway.gateway.request('/cards/1001.png', { headers });
  const answer = await ask();
  return { ask, answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

/** A red picture of 60 by 80. */
const redPicture = () =>
  drawPng(
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="80"><rect width="60" height="80" fill="red"/></svg>',
    {
      loadSystemFonts: false,
    },
  );

describe('the card of a book', () => {
  it('is a PNG of 1200 by 630 that previews of links take, and may be kept for a day [SEO-15]', async () => {
    const { answer, bytes } = await cardOf({ title: '山中灯火', author: '许半山' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(imageSize(bytes)).toMatchObject({ type: 'png', width: 1200, height: 630 });
  });

  it('shows the words of the book: another title is another picture', async () => {
    const { bytes } = await cardOf({ title: '山中灯火' });
    const other = await cardOf({ title: '山中火灯' });
    expect(Buffer.compare(bytes, other.bytes)).not.toBe(0);
    // Words without glyphs would be empty paper.
    const blank = await cardOf({ title: ' ', author: ' ', description: '' });
    expect(bytes.length).toBeGreaterThan(blank.bytes.length + 1000);
  });

  it('shows the cover where it is a picture, and a drawn one where it is none, is torn or too large', async () => {
    const drawn = await cardOf({ cover_file: '1001-a.svg' });
    const red = await redPicture();
    const shown = await cardOf({ cover_file: '1001-a.png' }, { name: '1001-a.png', bytes: red });
    expect(Buffer.compare(drawn.bytes, shown.bytes)).not.toBe(0);
    const torn = await cardOf({ cover_file: '1001-a.png' }, { name: '1001-a.png', bytes: red.slice(0, 20) });
    expect(Buffer.compare(torn.bytes, drawn.bytes)).toBe(0);
    const vast = Uint8Array.from(red);
    // Width and height stand behind the name of the first chunk.
    new DataView(vast.buffer).setUint32(16, 60_000);
    new DataView(vast.buffer).setUint32(20, 60_000);
    const bounded = await cardOf({ cover_file: '1001-a.png' }, { name: '1001-a.png', bytes: vast });
    expect(Buffer.compare(bounded.bytes, drawn.bytes)).toBe(0);
  });

  it.each(['</text><image href="/etc/hostname"/>', '<!--', '\u0001\uFFFE\u202E', '&amp;"\u2028', '灯'.repeat(30_000)])(
    'is drawn whatever the title is: %.20j',
    async (title) => {
      expect((await cardOf({ title, author: title, description: title })).answer.status).toBe(200);
    },
  );

  it('is not sent again to who has it', async () => {
    const { ask, answer } = await cardOf();
    const again = await ask({ 'if-none-match': answer.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([{ taken_down: 1 }, { hidden: 1 }, { cover_open: 0 }] as const)(
    'is nobody’s to see where the book is not: %j',
    async (change) => {
      expect((await cardOf(change)).answer.status).toBe(404);
    },
  );
});
