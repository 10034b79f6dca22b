import type { Database } from '../database/schema/Database.ts';
import { leadingPages, sitemapSections, type SectionName, type SitemapAddress } from './sitemapSections.ts';
import { escapeXml, SITEMAP_HEAD, SITEMAP_NAMESPACE, sitemapUrl } from './sitemapXml.ts';

/** Rows of one part: a book has two addresses, and the sitemap protocol takes 50,000 in a part. */
export const PART_SIZE = 24_000;
/** Rows of one statement: a part is written in constant memory. */
const BATCH_SIZE = 1000;

/** `origin` is what readers see, without a trailing slash. */
const urlOf = (origin: string, { path, changedAtMs }: SitemapAddress): string => sitemapUrl(origin + path, changedAtMs);

export const sectionNames = Object.keys(sitemapSections).filter((name): name is SectionName => name in sitemapSections);

export async function sitemapIndex(database: Database, origin: string): Promise<string> {
  const files = ['pages.xml'];
  for (const name of sectionNames) {
    const parts = Math.ceil((await sitemapSections[name].count(database)) / PART_SIZE);
    files.push(...Array.from({ length: parts }, (_, at) => `${name}-${at + 1}.xml`));
  }
  const entries = files.map((file) => `<sitemap><loc>${escapeXml(origin)}/sitemap/${file}</loc></sitemap>\n`);
  return `${SITEMAP_HEAD}<sitemapindex ${SITEMAP_NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

export async function sitemapPages(database: Database, origin: string): Promise<string> {
  const urls = (await leadingPages(database)).map((path) => urlOf(origin, { path }));
  return `${SITEMAP_HEAD}<urlset ${SITEMAP_NAMESPACE}>\n${urls.join('')}</urlset>\n`;
}

/** The pages of one part of a section, piece by piece; undefined where there is no such part. `part` is from 1. */
export async function sitemapPart(
  database: Database,
  origin: string,
  section: SectionName,
  part: number,
): Promise<AsyncGenerator<string> | undefined> {
  const { idAt, rowsAfter } = sitemapSections[section];
  const first = await idAt(database, (part - 1) * PART_SIZE);
  if (first === undefined) return undefined;
  return (async function* write() {
    yield `${SITEMAP_HEAD}<urlset ${SITEMAP_NAMESPACE}>\n`;
    let after = first - 1;
    for (let left = PART_SIZE; left > 0; left -= BATCH_SIZE) {
      const rows = await rowsAfter(database, after, Math.min(BATCH_SIZE, left));
      if (rows.length === 0) break;
      yield rows.flatMap(({ addresses }) => addresses.map((address) => urlOf(origin, address))).join('');
      after = rows.at(-1)?.id ?? after;
    }
    yield '</urlset>\n';
  })();
}
