import { describe, expect, it } from 'vitest';
import { fitPictures } from './fitPictures.ts';
import { markLinePictures } from './markLinePictures.ts';
import { markPictures, sizePictures } from './sizePictures.ts';

function picture(width: number, height: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return `<img alt="图" src="${canvas.toDataURL()}">`;
}

async function sized(html: string): Promise<DocumentFragment> {
  const content = document.createRange().createContextualFragment(html);
  markPictures(content);
  await sizePictures(document, content);
  return content;
}

describe('pictures of a chapter', () => {
  it('know their size before they are shown', async () => {
    const content = await sized(`<p>前${picture(300, 200)}后</p>`);
    const image = content.querySelector('img');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['300', '200']);
  });

  it('are a character of the text each, so that a page of one picture has a place', async () => {
    const content = await sized(`<p>前</p>${picture(10, 10)}<p>后</p>`);
    expect(content.textContent).toBe('前\u2060后');
  });

  it('that do not come leave the chapter readable', async () => {
    const content = await sized('<p>前<img alt="" src="/nothing/here.png">后</p><img alt="">');
    expect(content.querySelector('img')?.hasAttribute('width')).toBe(false);
    expect(content.textContent).toContain('后');
  });

  it.each([
    [2000, 1000, 300, 150],
    [1000, 4000, 100, 400],
    [40, 30, 40, 30],
  ])('of %s by %s are drawn %s by %s on a page of 300 by 400', async (width, height, drawnWidth, drawnHeight) => {
    const host = document.createElement('div');
    host.style.cssText = 'width:300px';
    host.appendChild(await sized(picture(width, height)));
    document.body.appendChild(host);
    fitPictures(host, { width: 300, height: 400 }, 18);
    const box = host.querySelector('img')?.getBoundingClientRect();
    expect([box?.width, box?.height]).toEqual([drawnWidth, drawnHeight]);
  });

  it('keep their shape in a box narrower than the page', async () => {
    const host = document.createElement('div');
    host.style.cssText = 'width:200px';
    host.appendChild(await sized(picture(600, 300)));
    document.body.appendChild(host);
    fitPictures(host, { width: 300, height: 400 }, 18);
    const image = host.querySelector('img') ?? host;
    expect(image.getBoundingClientRect().width).toBe(200);
    expect(getComputedStyle(image).objectFit).toBe('contain');
  });

  it('that are small and stand among words are characters of their line', async () => {
    const host = document.createElement('div');
    host.style.cssText = 'width:300px;font-size:20px';
    host.appendChild(await sized(`<p>一个${picture(48, 48)}字</p><p>${picture(40, 40)}</p>`));
    document.body.appendChild(host);
    fitPictures(host, { width: 300, height: 400 }, 20);
    const [glyph, alone] = Array.from(host.querySelectorAll('img'));
    expect([glyph?.style.display, glyph?.style.height]).toEqual(['inline', '24px']);
    expect([alone?.style.display, alone?.getBoundingClientRect().height]).toEqual(['', 40]);
  });

  it.each([
    ['a file of many pixels that the book sets as high as its line', 'img.glyph{height:1em}', true],
    ['one that it sets as wide as a character', '.glyph{width:0.9em}', true],
    ['the mark of a note', '', true, 'data-note="ref"'],
    ['an illustration that it sets higher', 'img.glyph{height:6em}', false],
    ['an illustration', '', false],
    ['what a selector means that no honest book has', ':is(img){height:1em}', false],
  ])('stand in their line or on their own: %s', async (_, css, isInLine, mark = '') => {
    const host = document.createElement('div');
    host.style.cssText = 'width:300px;font-size:20px';
    const glyph = picture(150, 120).replace('<img', '<img class="glyph"');
    const content = await sized(`<p>一个<a ${mark}>${glyph}</a>字</p>`);
    markLinePictures(document, content, css);
    host.appendChild(content);
    document.body.appendChild(host);
    fitPictures(host, { width: 300, height: 400 }, 20);
    const image = host.querySelector('img');
    expect([image?.style.display, image?.style.height]).toEqual(isInLine ? ['inline', '24px'] : ['', '120px']);
  });
});
