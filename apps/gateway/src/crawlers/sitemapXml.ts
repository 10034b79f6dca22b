export const SITEMAP_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
export const SITEMAP_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Text of an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Characters that XML cannot hold, however they are escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text without what XML cannot hold. */
export const writable = (text: string): string => text.replace(FORBIDDEN, '');

/** Whatever words a book has, as text of an element. */
export const xmlText = (text: string): string => escapeXml(writable(text));

/** An address of a sitemap with its last change where it is known. */
export const sitemapUrl = (address: string, modifiedAtMs?: number): string => {
  const lastModified = modifiedAtMs === undefined ? '' : `<lastmod>${new Date(modifiedAtMs).toISOString()}</lastmod>`;
  return `<url><loc>${escapeXml(address)}</loc>${lastModified}</url>\n`;
};
