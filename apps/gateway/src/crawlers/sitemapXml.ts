export const SITEMAP_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
export const SITEMAP_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Characters that XML cannot hold, however they are escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export const writable = (text: string): string => text.replace(FORBIDDEN, '');

/** Whatever words a book has, as text of an element. */
export const xmlText = (text: string): string => escapeXml(writable(text));

export const sitemapUrl = (address: string, modifiedAtMs?: number): string => {
  const lastModified = modifiedAtMs === undefined ? '' : `<lastmod>${new Date(modifiedAtMs).toISOString()}</lastmod>`;
  return `<url><loc>${escapeXml(address)}</loc>${lastModified}</url>\n`;
};
