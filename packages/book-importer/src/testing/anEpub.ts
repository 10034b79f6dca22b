import { strToU8, zipSync, type Zippable } from 'fflate';

interface Page {
  /** File name below `OEBPS/`. */
  name: string;
  body: string;
  head?: string;
  isLinear?: boolean;
}

interface EpubParts {
  title?: string;
  metadata?: string;
  pages?: readonly Page[];
  /** Inside of the `<nav>`; by default a line for each page. */
  nav?: string;
  /** Inside of `<navMap>`: makes an EPUB 2 with an NCX instead of a nav. */
  ncx?: string;
  manifest?: string;
  /** Behind the pages, in the `<spine>`. */
  spine?: string;
  guide?: string;
  /** More files, by their path in the archive. */
  files?: Record<string, string | Uint8Array>;
  doctype?: string;
  /** 0 stores the files as they are: a bound of how far they unpack does not count then. */
  level?: 0;
}

const XHTML = 'xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"';

export const CONTAINER =
  '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>' +
  '<rootfile full-path="OEBPS/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';

const xhtml = (body: string, head = '', doctype = '<!DOCTYPE html>'): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${doctype}<html ${XHTML}><head><title>页</title>${head}</head><body>${body}</body></html>`;

function packageOf({
  title = '石阶集',
  metadata = '',
  pages = [],
  manifest = '',
  spine: more = '',
  guide = '',
  ncx,
}: EpubParts): string {
  const items = pages.map(({ name }, at) => `<item id="p${at}" href="${name}" media-type="application/xhtml+xml"/>`);
  const spine = pages.map(({ isLinear = true }, at) => `<itemref idref="p${at}"${isLinear ? '' : ' linear="no"'}/>`);
  const navigation =
    ncx === undefined
      ? '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>'
      : '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>';
  return (
    `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="${ncx === undefined ? '3.0' : '2.0'}">` +
    `<metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf"><dc:title>${title}</dc:title>` +
    `<dc:creator>沈渡舟</dc:creator><dc:language>zh-CN</dc:language>${metadata}</metadata>` +
    `<manifest>${navigation}${items.join('')}${manifest}</manifest><spine${ncx === undefined ? '' : ' toc="ncx"'}>${spine.join('')}${more}</spine>${guide}</package>`
  );
}

/** A well-formed EPUB: two pages unless said otherwise. */
export function anEpub(parts: EpubParts = {}): Uint8Array {
  const pages = parts.pages ?? [
    { name: 'one.xhtml', body: '<h1>早市</h1><p>潮水退下去以后才开。</p>' },
    { name: 'two.xhtml', body: '<h1>木箱</h1><p>没有打开。</p>' },
  ];
  const all = { ...parts, pages };
  const nav =
    parts.nav ?? `<ol>${pages.map(({ name }, at) => `<li><a href="${name}">第${at + 1}篇</a></li>`).join('')}</ol>`;
  const files: Zippable = {
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(CONTAINER),
    'OEBPS/package.opf': strToU8(packageOf(all)),
    ...(parts.ncx === undefined
      ? { 'OEBPS/nav.xhtml': strToU8(xhtml(`<nav epub:type="toc">${nav}</nav>`)) }
      : {
          'OEBPS/toc.ncx': strToU8(
            `<?xml version="1.0"?><ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap>${parts.ncx}</navMap></ncx>`,
          ),
        }),
  };
  for (const { name, body, head } of pages) files[`OEBPS/${name}`] = strToU8(xhtml(body, head, parts.doctype));
  for (const [path, content] of Object.entries(parts.files ?? {})) {
    files[path] = typeof content === 'string' ? strToU8(content) : content;
  }
  return zipSync(files, parts.level === undefined ? {} : { level: parts.level });
}

export const PIXEL = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
