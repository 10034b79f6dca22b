import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ImportFailure } from '../ImportFailure.ts';
import type { ImportedChapter } from '../ImportedBook.ts';
import { anEpub, PIXEL } from '../testing/anEpub.ts';
import { prose } from '../testing/prose.ts';
import { collectChapters } from '../testing/collectChapters.ts';
import { parseEpub } from './parseEpub.ts';

const read = (parts: Parameters<typeof anEpub>[0] = {}) => parseEpub('石阶集.epub', anEpub(parts));

const markupOf = ({ content }: ImportedChapter): string => (content.kind === 'markup' ? content.markup : '');
const cssOf = ({ content }: ImportedChapter): string => (content.kind === 'markup' ? content.css : '');

/** The only chapter of a book of one page. */
async function page(body: string, parts: Parameters<typeof anEpub>[0] = {}, head = '') {
  const book = parseEpub('石阶集.epub', anEpub({ ...parts, pages: [{ name: 'one.xhtml', body, head }] }));
  const [chapter] = await collectChapters(book, {
    chapter: (index) => `c${index}`,
    picture: (name) => `1/1/img/${name}`,
  });
  if (!chapter) throw new Error('The book has no chapter.');
  return { book, chapter, markup: markupOf(chapter), css: cssOf(chapter) };
}

const drawing = (at: number): string => `<svg><path d="M${at} 0"/></svg>`;

const point = (label: string, src: string, inner = '') =>
  `<navPoint><navLabel><text>${label}</text></navLabel><content src="${src}"/>${inner}</navPoint>`;

describe('parseEpub', () => {
  it('accepts an honest book of 2,500 chapters, each in a file of its own', async () => {
    const pages = Array.from({ length: 2500 }, (_, at) => ({ name: `c${at}.xhtml`, body: `<p>第${at + 1}夜。</p>` }));
    const book = read({ pages, level: 0 });
    expect(book.outline).toHaveLength(2500);
    expect(await collectChapters(book)).toHaveLength(2500);
  }, 60_000);

  it('follows fallbacks in a circle no further than a few steps', () => {
    const manifest =
      '<item id="a" href="a.x" media-type="a/b" fallback="b"/><item id="b" href="b.x" media-type="a/b" fallback="a"/>';
    const pages = [{ name: 'one.xhtml', body: '<p>潮水。</p>' }];
    expect(read({ pages, manifest }).outline).toHaveLength(1);
  });

  it('names a place of a document that the navigation lists twice once', async () => {
    const nav =
      '<ol><li><a href="one.xhtml#a">早市</a></li><li><a href="one.xhtml#a">又早市</a></li><li><a href="one.xhtml#b">木箱</a></li></ol>';
    const book = read({ pages: [{ name: 'one.xhtml', body: '<h1 id="a">一</h1><p>潮</p><h1 id="b">二</h1>' }], nav });
    expect(book.outline.map(({ title }) => title)).toEqual(['早市', '木箱']);
  });

  it('stores a drawing that stands in the text again and again once, and no more than 10,000 of them', async () => {
    const twice = await page(`<p>潮</p>${drawing(1)}${drawing(2)}${drawing(1)}`);
    expect(twice.chapter.files.map(({ name }) => name)).toEqual(['drawing.svg', 'drawing-2.svg']);
    expect(twice.markup.match(/drawing\.svg/g)).toHaveLength(2);
    const many = await page(`<p>潮</p>${Array.from({ length: 10_020 }, (_, at) => drawing(at)).join('')}`);
    expect(many.chapter.files).toHaveLength(10_000);
    expect(many.book.warnings).toEqual(['Left out: drawings in the text beyond the first 10,000 (20).']);
  });

  it('reads metadata, reading order and the titles of the navigation', async () => {
    const book = read({
      metadata: '<dc:description>&lt;p&gt;四十一级。&lt;/p&gt;&lt;p&gt;一级没有名字。&lt;/p&gt;</dc:description>',
    });
    expect(book).toMatchObject({
      title: '石阶集',
      author: '沈渡舟',
      language: 'zh-CN',
      description: '四十一级。\n一级没有名字。',
      format: 'epub',
      volumes: [],
      outline: [
        { title: '第1篇', level: 1 },
        { title: '第2篇', level: 1 },
      ],
    });
    const chapters = await collectChapters(book);
    expect(chapters.map(markupOf)).toEqual([
      '<h1>早市</h1>\n<p>潮水退下去以后才开。</p>',
      '<h1>木箱</h1>\n<p>没有打开。</p>',
    ]);
    expect(chapters.map(({ words }) => words)).toEqual([12, 7]);
  });

  it('reads an EPUB 2 by its NCX, with parts as volumes', () => {
    const pages = ['a', 'b', 'c', 'd'].map((name) => ({ name: `${name}.xhtml`, body: `<p>${prose(40)}</p>` }));
    const ncx = point('上编', 'a.xhtml', point('早市', 'b.xhtml')) + point('下编', 'c.xhtml', point('木箱', 'd.xhtml'));
    const book = read({ pages, ncx });
    expect(book.volumes).toEqual(['上编', '下编']);
    expect(book.outline).toEqual([
      { title: '上编', level: 1, volume: 0 },
      { title: '早市', level: 1, volume: 0 },
      { title: '下编', level: 1, volume: 1 },
      { title: '木箱', level: 1, volume: 1 },
    ]);
  });

  it('takes several authors, the main title, and only those who wrote', () => {
    const metadata =
      '<dc:title id="t2">副题</dc:title><meta refines="#t2" property="title-type">subtitle</meta>' +
      '<dc:creator opf:role="aut">甲</dc:creator><dc:creator opf:role="ill">画者</dc:creator><dc:creator opf:role="aut">乙</dc:creator>';
    expect(read({ metadata })).toMatchObject({ title: '石阶集', author: '甲、乙' });
  });

  describe('chapters', () => {
    const sections =
      '<section><h1 id="a">早市</h1><p>一。</p><h1 id="b">木箱</h1><p>二，见<a href="#a">前</a>。</p></section>';

    it('are cut out of one document where the table of contents leads into it', async () => {
      const nav = '<ol><li><a href="one.xhtml#a">早市</a></li><li><a href="one.xhtml#b">木箱</a></li></ol>';
      const book = read({ pages: [{ name: 'one.xhtml', body: `<p>题词。</p>${sections}` }], nav });
      const chapters = await collectChapters(book);
      expect(chapters.map(({ title }) => title)).toEqual(['石阶集', '早市', '木箱']);
      expect(chapters.map(markupOf)).toEqual([
        '<p>题词。</p>',
        '<section><h1 id="e-a">早市</h1>\n<p>一。</p>\n</section>',
        '<section><h1 id="e-b">木箱</h1>\n<p>二，见<a href="#1/e-a">前</a>。</p>\n</section>',
      ]);
    });

    it('stay whole where only their sections are listed', () => {
      const nav =
        '<ol><li><a href="one.xhtml">石阶</a><ol><li><a href="one.xhtml#a">早市</a></li><li><a href="one.xhtml#b">木箱</a></li></ol></li></ol>';
      expect(read({ pages: [{ name: 'one.xhtml', body: sections }], nav }).outline).toEqual([
        { title: '石阶', level: 1 },
      ]);
    });

    it('that nobody lists are called by their heading, or continue the one before', () => {
      const pages = [
        { name: 'one.xhtml', body: '<p>一。</p>' },
        { name: 'two.xhtml', body: '<p>二。</p>' },
        { name: 'three.xhtml', body: '<h2>木箱</h2><p>三。</p>' },
      ];
      const book = read({ pages, nav: '<ol><li><a href="one.xhtml">早市</a></li></ol>', title: '页' });
      expect(book.outline.map(({ title }) => title)).toEqual(['早市', '早市（续）', '木箱']);
    });

    it('leave out the navigation page and blank pages, and put asides at the end', () => {
      const pages = [
        { name: 'notes.xhtml', body: '<p>注。</p>', isLinear: false },
        { name: 'one.xhtml', body: '<h1>早市</h1>' },
        { name: 'blank.xhtml', body: '<div> </div>' },
      ];
      expect(read({ pages, nav: '' }).outline.map(({ title }) => title)).toEqual(['早市', '页']);
    });

    it('follow fallbacks of documents that no reader shows', async () => {
      const odd = '<item id="odd" href="odd.xyz" media-type="application/x-odd" fallback="plain"/>';
      const plain = '<item id="plain" href="plain.xhtml" media-type="application/xhtml+xml"/>';
      const opf =
        `<package><metadata><title>石阶集</title></metadata><manifest>${odd}${plain}</manifest>` +
        '<spine><itemref idref="odd"/></spine></package>';
      const files = {
        'OEBPS/package.opf': opf,
        'OEBPS/odd.xyz': 'x',
        'OEBPS/plain.xhtml': '<body><h1>可读</h1></body>',
      };
      expect((await collectChapters(read({ files }))).map(markupOf)).toEqual(['<h1>可读</h1>']);
    });
  });

  describe('covers', () => {
    const image = { 'OEBPS/images/c.png': PIXEL };

    it('are found as EPUB 3 marks them', () => {
      const book = read({
        manifest: '<item id="c" href="images/c.png" media-type="image/png" properties="cover-image"/>',
        files: image,
      });
      expect(book.cover).toEqual({ name: 'cover.png', mediaType: 'image/png', bytes: PIXEL });
    });

    it('are found as EPUB 2 names them', () => {
      const metadata = '<meta name="cover" content="c"/>';
      expect(
        read({ metadata, manifest: '<item id="c" href="images/c.png" media-type="image/png"/>', files: image }).cover
          ?.bytes,
      ).toEqual(PIXEL);
    });

    it('are found on the page that the guide names, and that page is no chapter', () => {
      const book = read({
        pages: [
          {
            name: 'cover.xhtml',
            body: '<svg xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="images/c.png"/></svg>',
          },
          { name: 'one.xhtml', body: '<h1>早市</h1>' },
        ],
        nav: '<ol><li><a href="one.xhtml">早市</a></li></ol>',
        guide: '<guide><reference type="cover" href="cover.xhtml"/></guide>',
        manifest: '<item id="c" href="images/c.png" media-type="image/png"/>',
        files: image,
      });
      expect(book.cover?.bytes).toEqual(PIXEL);
      expect(book.outline.map(({ title }) => title)).toEqual(['早市']);
    });

    it('that are no pictures are left to be drawn', () => {
      const manifest = '<item id="c" href="images/c.png" media-type="image/png" properties="cover-image"/>';
      expect(read({ manifest, files: { 'OEBPS/images/c.png': 'GARBAGE' } }).cover).toBeUndefined();
    });
  });

  it('says how many chapters the archive lacks, and reads the others', async () => {
    const lost =
      '<item id="x" href="lost.xhtml" media-type="application/xhtml+xml"/><item id="y" href="100%.xhtml" media-type="application/xhtml+xml"/>';
    const book = read({
      manifest: lost,
      spine: '<itemref idref="x"/><itemref idref="y"/>',
      files: { 'OEBPS/100%.xhtml': '<html><body><h1>百分</h1><p>潮水。</p></body></html>' },
    });
    expect(book.outline.map(({ title }) => title)).toEqual(['第1篇', '第2篇', '百分']);
    expect(book.missing).toBe(1);
    expect(book.warnings).toEqual(['The archive lacks 1 of the documents that it lists to be read.']);
    await collectChapters(book);
    expect(book.warnings).toEqual(['The archive lacks 1 of the documents that it lists to be read.']);
    expect(read().missing).toBeUndefined();
  });

  it('reads files whose names the package writes in letters of the other case', async () => {
    const book = read({
      manifest: '<item id="x" href="Text/Lamp.XHTML" media-type="application/xhtml+xml"/>',
      spine: '<itemref idref="x"/>',
      files: { 'OEBPS/text/lamp.xhtml': '<html><body><h1>灯</h1><p>潮水。</p></body></html>' },
    });
    expect(book.outline.map(({ title }) => title)).toEqual(['第1篇', '第2篇', '灯']);
    expect([book.missing, await collectChapters(book)]).toMatchObject([undefined, { length: 3 }]);
  });

  describe('pictures', () => {
    it('that are to be no higher than their line bring that along', async () => {
      const { markup, css } = await page(
        '<p>潮<img class="glyph" src="a.png"/><img height="16" src="a.png"/><img height="160" src="a.png"/></p>',
        { files: { 'OEBPS/a.png': PIXEL } },
        '<style>img.glyph { height: 1em } .box { height: 200px } .line { height: 14px; width: 1.2em }</style>',
      );
      expect(css).toBe('img.glyph{height:1em}\n.line{height:0.875em;width:1.2em}\n.e-s1{height:1em}');
      expect(markup).toBe(
        '<p>潮<img src="1/1/img/a.png" alt="" class="glyph"><img src="1/1/img/a.png" alt="" class="e-s1"><img src="1/1/img/a.png" alt=""></p>',
      );
    });

    it('come with the chapter that shows them first, under plain names', async () => {
      const body =
        '<p><img src="images/%E6%BD%AE%20%E6%B0%B4.png" alt="潮"/><img src="images/a.png"/><img src="images/a.png"/></p>';
      const { chapter, markup } = await page(body, {
        files: { 'OEBPS/images/潮 水.png': PIXEL, 'OEBPS/images/a.png': PIXEL },
      });
      expect(chapter.files.map(({ name }) => name)).toEqual(['picture-1.png', 'a.png']);
      expect(markup).toBe(
        '<p><img src="1/1/img/picture-1.png" alt="潮"><img src="1/1/img/a.png" alt=""><img src="1/1/img/a.png" alt=""></p>',
      );
    });

    it('from elsewhere, missing ones and pretended ones leave their words', async () => {
      const body =
        '<p><img src="https://a.test/x.png" alt="远"/><img src="none.png" alt="无"/><img src="x.png" alt="假"/><img src="data:image/png;base64,AA"/></p>';
      const { book, chapter, markup } = await page(body, { files: { 'OEBPS/x.png': '<script>alert(1)</script>' } });
      expect(markup).toBe('<p><span>远</span><span>无</span><span>假</span></p>');
      expect(chapter.files).toEqual([]);
      expect(book.warnings).toEqual([
        'Left out: pictures from other places (2).',
        'Left out: pictures that are missing or cannot be shown (2).',
      ]);
    });

    it('that unfold beyond every bound are left out with a warning, in the text, as file and as cover', async () => {
      const steps = Array.from({ length: 7 }, (_, at) => {
        const inner = at === 0 ? '<path d="M0 0h4"/>' : `<use href="#s${at - 1}"/>`;
        return `<g id="s${at}">${inner.repeat(10)}</g>`;
      });
      const bomb = `<svg xmlns="http://www.w3.org/2000/svg"><title>石阶</title>${steps.join('')}<use href="#s6"/></svg>`;
      const { book, chapter, markup } = await page(`<p><img src="bomb.svg" alt="潮"/></p>${bomb}`, {
        files: { 'OEBPS/bomb.svg': bomb },
        manifest: '<item id="c" href="bomb.svg" media-type="image/svg+xml" properties="cover-image"/>',
      });
      expect(bomb.length).toBeLessThan(2500);
      expect(markup).toBe('<p><span>潮</span></p>\n<span>石阶</span>');
      expect(chapter.files).toEqual([]);
      expect(book.cover).toBeUndefined();
      expect(book.warnings).toEqual([
        'The cover unfolds to more shapes than a page can show; one is drawn instead.',
        'Left out: drawings that unfold to more shapes than a page can show (2).',
      ]);
    });

    it('drawn in the document become files, cleaned', async () => {
      const { chapter, markup } = await page(
        '<svg viewBox="0 0 4 4" onload="alert(1)"><title>石阶</title><script>x</script><path d="M0 0h4"/></svg>',
      );
      expect(markup).toBe('<img src="1/1/img/drawing.svg" alt="石阶">');
      expect(new TextDecoder().decode(chapter.files[0]?.bytes)).toBe(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><title>石阶</title><path d="M0 0h4"></path></svg>',
      );
    });
  });

  describe('notes and links', () => {
    it('mark references and notes, by EPUB 3, by roles, and by the names of a common tool', async () => {
      const body =
        '<p>潮<a epub:type="noteref" href="#n1">1</a><a role="doc-noteref" href="#n2">2</a><a class="duokan-footnote" href="#n3">3</a></p>' +
        '<aside epub:type="footnote" id="n1">一</aside><div role="doc-footnote" id="n2">二</div><ol><li class="duokan-footnote-item" id="n3">三</li></ol>';
      const { markup } = await page(body);
      expect(markup.match(/data-note="ref" href="#c0\/e-n[123]"/g)).toHaveLength(3);
      expect(markup.match(/id="e-n[123]"[^>]* data-note="body"/g)).toHaveLength(3);
    });

    it('lead to the chapter that holds the place; what leads out of the book is only text', async () => {
      const book = read({
        pages: [
          {
            name: 'one.xhtml',
            body: '<p><a href="two.xhtml#n">注</a><a href="two.xhtml">下篇</a><a href="https://a.test/">外</a><a href="javascript:alert(1)">坏</a><a href="none.xhtml">无</a></p>',
          },
          { name: 'two.xhtml', body: '<p id="n">注文</p>' },
        ],
      });
      const [first] = await collectChapters(book, { chapter: (index) => String(700 + index), picture: String });
      expect(first && markupOf(first)).toBe(
        '<p><a href="#701/e-n">注</a><a href="#701/">下篇</a><a>外</a><a>坏</a><a>无</a></p>',
      );
    });
  });

  it('brings the style sheets of a page, cleaned, and inline styles as classes', async () => {
    const { css, markup } = await page(
      '<p style="text-align:center;position:fixed">中</p><p style="text-align:center">央</p>',
      {
        files: {
          'OEBPS/s.css': '@import "x.css"; body{margin:9px} p{text-indent:2em;background:url(http://a.test/x)}',
        },
      },
      '<link rel="stylesheet" href="s.css"/><link rel="alternate stylesheet" href="night.css"/><style>h1{color:#b23a26}</style>',
    );
    expect(css).toBe('p{text-indent:2em}\nh1{color:#b23a26}\n.e-s1{text-align:center}');
    expect(markup).toBe('<p class="e-s1">中</p>\n<p class="e-s1">央</p>');
  });

  it('never expands entities that a document declares', async () => {
    const doctype =
      '<!DOCTYPE html [<!ENTITY a "潮潮潮潮潮潮潮潮潮潮"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>';
    const { markup } = await page('<p>&b;&x;&amp;</p>', { doctype });
    expect(markup).toBe('<p>&amp;b;&amp;x;&amp;</p>');
  });

  it('never refuses an honest book', () => {
    const text = fc
      .tuple(fc.integer({ min: 1, max: 3000 }), fc.nat({ max: 6 }))
      .map(([length, turn]) => `<p>${prose(length, turn)}</p>`);
    const blank = fc.integer({ min: 0, max: 1_000_000 }).map((size) => Buffer.concat([PIXEL, Buffer.alloc(size)]));
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 5 }),
        fc.array(blank, { maxLength: 2 }),
        (bodies, blanks) => {
          const files = Object.fromEntries(blanks.map((bytes, at) => [`OEBPS/b${at}.png`, bytes]));
          const shown = blanks.map((_, at) => `<img src="b${at}.png"/>`).join('');
          const pages = bodies.map((body, at) => ({ name: `p${at}.xhtml`, body: body + shown }));
          expect(parseEpub('x.epub', anEpub({ pages, files })).outline).toHaveLength(bodies.length);
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each([
    [
      'an archive without a package',
      anEpub({ files: { 'META-INF/container.xml': '<container/>', 'OEBPS/package.opf': '<package/>' } }),
    ],
    ['an empty spine', anEpub({ pages: [] })],
    [
      'a protected book',
      anEpub({
        files: {
          'META-INF/encryption.xml':
            '<encryption><EncryptedData><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/></EncryptedData></encryption>',
        },
      }),
    ],
    ['pages without anything to read', anEpub({ pages: [{ name: 'a.xhtml', body: '' }] })],
  ])('refuses %s', (_, bytes) => {
    expect(() => parseEpub('x.epub', bytes)).toThrow(ImportFailure);
  });

  it('does not mind fonts that are only made unreadable', () => {
    const files = {
      'META-INF/encryption.xml':
        '<encryption><EncryptedData><EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/></EncryptedData></encryption>',
    };
    expect(read({ files }).outline).toHaveLength(2);
  });
});
