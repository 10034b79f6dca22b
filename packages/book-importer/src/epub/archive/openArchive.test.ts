import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ImportFailure } from '../../ImportFailure.ts';
import { packedZeros, rawZip } from '../../testing/rawZip.ts';
import { archiveLimits } from './archiveLimits.ts';
import { openArchive } from './openArchive.ts';

const page = strToU8('<p>潮</p>');

const failureOf = (work: () => unknown): ImportFailure => {
  try {
    work();
  } catch (error) {
    if (error instanceof ImportFailure) return error;
    throw error;
  }
  throw new Error('It was not refused.');
};

const MEGABYTE = 1024 * 1024;

/** Its numbers are said to stand elsewhere, where there is nothing. */
function withoutWideEnd(): Uint8Array {
  const zip = Buffer.from(rawZip([{ name: 'a.txt', data: page }], { wide: true }));
  return zip.fill(0, zip.length - 98, zip.length - 42);
}

describe('openArchive', () => {
  it('reads the files of an honest archive, packed or not', () => {
    const archive = openArchive(zipSync({ 'a/一.txt': page, 'b.txt': [page, { level: 0 }] }));
    expect(archive.names).toEqual(['a/一.txt', 'b.txt']);
    expect(archive.read('a/一.txt')).toEqual(page);
    expect(archive.read('b.txt')).toEqual(page);
    expect(archive.read('c.txt')).toBeUndefined();
  });

  it('finds a name in letters of the other case, where there is none of its own', () => {
    const archive = openArchive(zipSync({ 'Text/A.xhtml': page, 'text/a.xhtml': strToU8('other'), 'B.TXT': page }));
    expect(archive.read('Text/A.xhtml')).toEqual(page);
    expect(archive.read('text/a.xhtml')).toEqual(strToU8('other'));
    expect(archive.read('TEXT/A.XHTML')).toEqual(page);
    expect([archive.has('b.txt'), archive.has('c.txt')]).toEqual([true, false]);
    expect(archive.head('b.txt')).toEqual(page);
  });

  it('reads names that an old Chinese packer wrote in its own encoding', () => {
    const name = Uint8Array.from([0xb3, 0xb1, 0x2e, 0x74, 0x78, 0x74]);
    expect(openArchive(rawZip([{ name, data: page, declared: { flags: 0 } }])).names).toEqual(['潮.txt']);
  });

  it('unpacks a blank picture that is small, however well it packs', () => {
    const blank = new Uint8Array(MEGABYTE - 1);
    expect(openArchive(zipSync({ 'blank.png': blank })).read('blank.png')).toHaveLength(blank.length);
  });

  it('reads numbers that are written in eight bytes, as writers do that do not know beforehand how long a file gets', () => {
    const archive = openArchive(
      rawZip(
        [
          { name: 'a.txt', data: page },
          { name: 'b.txt', data: strToU8('月') },
        ],
        { wide: true },
      ),
    );
    expect(archive.read('a.txt')).toEqual(page);
    expect(archive.read('b.txt')).toEqual(strToU8('月'));
  });

  it('looks at the head of a file without unpacking the rest', () => {
    const bomb = packedZeros(64);
    expect(openArchive(rawZip([{ name: 'bomb', packed: bomb, declared: { size: 10 } }])).head('bomb')).toHaveLength(
      1024,
    );
  });

  it.each([
    ['no archive at all', strToU8('This is a letter, and a long one at that.')],
    ['nothing', new Uint8Array()],
    ['an archive without its end', zipSync({ 'a.txt': page }).subarray(0, 60)],
    ['a directory that promises more than there is', rawZip([{ name: 'a.txt', data: page }], { extra: 3 })],
    [
      'more files than any book has, in eight bytes',
      rawZip([{ name: 'a.txt', data: page }], { extra: 60_000, wide: true }),
    ],
    ['a wide end that is cut off', withoutWideEnd()],
    ['more files than any book has', rawZip([{ name: 'a.txt', data: page }], { extra: archiveLimits.entries })],
    ['a way out of the folder', rawZip([{ name: '../../etc/passwd', data: page }])],
    ['a way out with backslashes', rawZip([{ name: '..\\..\\windows\\system.ini', data: page }])],
    ['an absolute name', rawZip([{ name: '/etc/passwd', data: page }])],
    ['a drive', rawZip([{ name: 'C:/boot.ini', data: page }])],
    ['a name with a zero byte', rawZip([{ name: 'a\0.txt', data: page }])],
    ['a symbolic link', rawZip([{ name: 'a.txt', data: strToU8('/etc/passwd'), declared: { mode: 0o120777 } }])],
    [
      'two files of one name',
      rawZip([
        { name: 'a.txt', data: page },
        { name: './a.txt', data: page },
      ]),
    ],
    [
      'files that share their bytes',
      rawZip([
        { name: 'a', data: page },
        { name: 'b', data: page, declared: { offset: 0 } },
      ]),
    ],
    ['a password', rawZip([{ name: 'a.txt', data: page, declared: { flags: 1 } }])],
    ['an unusual packing', rawZip([{ name: 'a.txt', data: page, declared: { method: 99 } }])],
    [
      'more than 200 MB as declared',
      rawZip([
        { name: 'a', data: page, declared: { size: 150 * MEGABYTE } },
        { name: 'b', data: page, declared: { size: 150 * MEGABYTE } },
      ]),
    ],
  ])('refuses %s', (_, bytes) => {
    expect(failureOf(() => openArchive(bytes)).remedy).not.toBe('');
  });

  it.each([
    [
      'a bomb of two gigabytes',
      rawZip([{ name: 'a', packed: packedZeros(2048), declared: { size: 1000 } }]),
      'zip bomb',
    ],
    ['a size that lies', rawZip([{ name: 'a', data: strToU8('潮'.repeat(500)), declared: { size: 10 } }]), 'damaged'],
    ['a wrong checksum', rawZip([{ name: 'a', data: page, declared: { checksum: 1 } }]), 'checksum'],
    ['packed rubbish', rawZip([{ name: 'a', packed: { bytes: Uint8Array.from([7, 7, 7, 7]), size: 4 } }]), 'damaged'],
    [
      'a packed stream that breaks off',
      rawZip([
        { name: 'a', packed: { bytes: deflateRawSync(Buffer.from('潮'.repeat(3000))).subarray(0, 20), size: 9000 } },
      ]),
      'damaged',
    ],
  ])('refuses %s when it is read', (_, bytes, message) => {
    const archive = openArchive(bytes);
    expect(failureOf(() => archive.read('a')).message).toContain(message);
  });
});
