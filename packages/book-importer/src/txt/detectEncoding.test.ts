import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bytesSource } from '../source/bytesSource.ts';
import { prose } from '../testing/prose.ts';
import { textSource } from '../testing/textSource.ts';
import { detectEncoding } from './detectEncoding.ts';

const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, '../../fixtures/txt', name));

const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

describe('detectEncoding', () => {
  it.each([
    ['utf-8', Buffer.from(prose(300))],
    ['utf-8', Buffer.from(`\ufeff${prose(300)}`)],
    ['utf-8', Buffer.from('Nothing but plain letters here.')],
    ['utf-16le', Buffer.from(`\ufeff${prose(300)}`, 'utf16le')],
    ['utf-16le', Buffer.from(`第一章 潮\n\n${prose(300)}\n\n`.repeat(4), 'utf16le')],
    ['utf-16be', bigEndian(`\ufeff${prose(300)}`)],
    ['utf-16be', bigEndian(`第一章 潮\n\n${prose(300)}\n\n`.repeat(4))],
    ['gb18030', fixture('盐埠小记.gb18030.txt')],
    ['big5', fixture('潮信.big5.txt')],
  ])('finds %s (%#)', async (encoding, bytes) => {
    expect(await detectEncoding(bytesSource('书.txt', bytes))).toBe(encoding);
  });

  it('knows an old encoding by a page of text', async () => {
    const page = fixture('盐埠小记.gb18030.txt').subarray(0, 200);
    expect(await detectEncoding(bytesSource('书.txt', page))).toBe('gb18030');
  });

  it('reads a file with a single broken byte as what it is', async () => {
    const bytes = Buffer.concat([Buffer.from(prose(3000)), Buffer.from([0xff]), Buffer.from(prose(3000))]);
    expect(await detectEncoding(bytesSource('书.txt', bytes))).toBe('utf-8');
  });

  it('takes an empty file for UTF-8', async () => {
    expect(await detectEncoding(textSource(''))).toBe('utf-8');
  });
});
