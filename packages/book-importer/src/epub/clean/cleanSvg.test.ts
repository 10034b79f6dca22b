import { describe, expect, it } from 'vitest';
import { PIXEL } from '../../testing/anEpub.ts';
import { pictureType } from './pictureType.ts';
import { safePicture } from './safePicture.ts';

const clean = (svg: string): string | undefined => {
  const picture = safePicture(Buffer.from(svg));
  return typeof picture === 'object' ? new TextDecoder().decode(picture.bytes) : picture;
};

describe('safePicture', () => {
  it('keeps what a drawing draws', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><linearGradient id="g"></linearGradient></defs><path d="M0 0h9" fill="url(#g)"></path></svg>';
    expect(clean(svg)).toBe(svg);
  });

  it.each([
    '<script>alert(1)</script>',
    '<foreignObject><body onload="x"/></foreignObject>',
    '<image href="http://a.test/x.png"/>',
    '<image href="data:image/svg+xml,x"/>',
    '<use href="http://a.test/x.svg#a"/>',
    '<animate attributeName="href" to="javascript:x"/>',
    '<style>@import "x"; path{fill:red}</style>',
    '<style>path{fill:url(http://a.test/)}</style>',
    '<path d="M0 0h9" onclick="x()"/>',
    '<path d="M0 0h9" style="fill:url(http://a.test/x)"/>',
    '<a href="javascript:x"><path d="M1 1h1"/></a>',
  ])('leaves out %s', (inner) => {
    const drawing =
      clean(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/>${inner}</svg>`) ?? '';
    expect(drawing).toContain('<path d="M0 0h9">');
    expect(drawing).not.toMatch(/script|a\.test|javascript|onclick|onload|data:|@import|foreignObject|image/i);
  });

  it('finds nothing in a drawing that draws nothing', () => {
    expect(clean('<svg><script>1</script></svg>')).toBeUndefined();
  });
});

describe('pictureType', () => {
  it.each([
    [PIXEL, 'png'],
    [Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), 'jpg'],
    [Buffer.from('GIF89a'), 'gif'],
    [Buffer.from('RIFF....WEBPVP8 '), 'webp'],
    [Buffer.from('<?xml version="1.0"?><svg xmlns="x">'), 'svg'],
    [Buffer.from('<html>'), undefined],
    [Buffer.from('BM....'), undefined],
  ])('goes by the first bytes (%#)', (bytes, extension) => {
    expect(pictureType(bytes)?.extension).toBe(extension);
  });
});
