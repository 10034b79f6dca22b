import { withCleanNames } from '../cleanNames.ts';
import { ImportFailure } from '../ImportFailure.ts';
import type { ContentAddresses, ImportedBook, ImportedChapter, ImportedFile, OutlineEntry } from '../ImportedBook.ts';
import { parseFileName } from '../txt/parseNames.ts';
import { countWords } from '../txt/countWords.ts';
import { openArchive, type Archive } from './archive/openArchive.ts';
import { archivePicture } from './archivePicture.ts';
import { ChapterCleaner } from './ChapterCleaner.ts';
import { flattenNavigation } from './flattenNavigation.ts';
import { LinkMap } from './LinkMap.ts';
import type { PackageDocument } from './PackageDocument.ts';
import { isBlank, planChapters, type PlannedChapter } from './planChapters.ts';
import { parseContainer } from './parseContainer.ts';
import { parseDocument } from './parseDocument.ts';
import { parseNavigation } from './parseNavigation.ts';
import { parsePackage } from './parsePackage.ts';
import { createSlicer, type Slicer } from './createSlicer.ts';
import type { SpineDocument } from './SpineDocument.ts';
import { findElement, findElements } from './xml/findElements.ts';
import { textOf } from './xml/textOf.ts';

const DEFAULT_ADDRESSES: ContentAddresses = { chapter: String, picture: (name) => name };
const READABLE = /^(?:application\/xhtml\+xml|text\/html|application\/xml|text\/xml|image\/.*|text\/x-oeb1-document)$/;
const MAX_COVER_WORDS = 10;
/** Formats that one item offers, best first; a longer chain leads in a circle. */
const MAX_FALLBACKS = 16;

/** Items in a format that no reader shows stand for another one. */
function readable(book: PackageDocument, id: string): string | undefined {
  let item = book.items.get(id);
  for (let step = 0; item && !READABLE.test(item.mediaType); step++) {
    item = step < MAX_FALLBACKS && item.fallback !== undefined ? book.items.get(item.fallback) : undefined;
  }
  return item?.id;
}

/** A page that shows nothing but the cover: the cover is on the shelf already. */
function isCoverPage({ body, path }: SpineDocument, { coverPage, coverPath }: PackageDocument): boolean {
  const pictures = [...findElements(body, 'img'), ...findElements(body, 'image')];
  const isMarked = path === coverPage || (coverPath !== undefined && /cover/i.test(path.split('/').at(-1) ?? ''));
  return (
    isMarked &&
    pictures.length === 1 &&
    countWords(textOf(body)) <= MAX_COVER_WORDS &&
    findElement(body, 'h1') === undefined
  );
}

function* documentsOf(archive: Archive, book: PackageDocument, onMissing: () => void): Iterable<SpineDocument> {
  const paths = new Set<string>();
  for (const { id } of book.spine) {
    const item = book.items.get(readable(book, id) ?? '');
    if (!item || paths.has(item.path) || item.path === book.navigation?.path) continue;
    paths.add(item.path);
    if (!archive.has(item.path)) onMissing();
    const document = parseDocument(archive, item);
    if (document && !isBlank(document.body) && !isCoverPage(document, book)) yield document;
  }
}

function coverOf(archive: Archive, { coverPath }: PackageDocument, warnings: string[]): ImportedFile | undefined {
  const picture = coverPath === undefined ? undefined : archivePicture(archive, coverPath);
  if (picture === 'unbounded')
    warnings.push('The cover unfolds to more shapes than a page can show; one is drawn instead.');
  return typeof picture === 'object'
    ? { name: `cover.${picture.extension}`, mediaType: picture.mediaType, bytes: picture.bytes }
    : undefined;
}

/** Characters that are read: readings over characters are not counted twice. */
const wordsOfMarkup = (markup: string): number =>
  countWords(markup.replace(/<rt>[^<]*<\/rt>|<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot);/g, '&'));

const entryOf = ({ title, level, volume }: PlannedChapter): OutlineEntry => ({
  title,
  level,
  ...(volume === undefined ? {} : { volume }),
});

/**
 * Reads an EPUB 2 or 3. Markup and css are cut down to an allow-list, only pictures that are shown are kept, scripts and
 * everything from other places is left out. Links read `#<chapter>/<fragment>`, note references and notes are marked by
 * `data-note="ref"` and `data-note="body"`, ids carry the prefix `e-`.
 * @throws ImportFailure for an archive that is damaged, protected or built to do harm.
 */
export function parseEpub(fileName: string, bytes: Uint8Array): ImportedBook {
  const archive = openArchive(bytes);
  const book = parsePackage(archive, parseContainer(archive));
  const title = book.title || (parseFileName(fileName).title ?? fileName);
  const navigation = flattenNavigation(parseNavigation(archive, book));
  let missing = 0;
  const documents = documentsOf(archive, book, () => (missing += 1));
  const plan = planChapters(documents, navigation.entries, title);
  if (plan.length === 0)
    throw new ImportFailure('The EPUB holds no document with text.', 'Open it in an EPUB editor and save it anew.');

  const itemOf = new Map([...book.items.values()].map((item) => [item.path, item]));
  const open = (path: string): SpineDocument => {
    const document = parseDocument(archive, itemOf.get(path) ?? { id: '', path, mediaType: '', properties: [] });
    return document ?? { path, body: { name: 'body', attributes: {}, children: [] }, styles: [], title: '' };
  };
  const cutPaths = new Set(
    plan.filter(({ from, to }) => from !== undefined || to !== undefined).map(({ path }) => path),
  );
  const links = new LinkMap(plan, [...cutPaths].map(open));
  const ownWarnings = missing > 0 ? [`The archive lacks ${missing} of the documents that it lists to be read.`] : [];
  const cover = coverOf(archive, book, ownWarnings);
  const warnings = [...ownWarnings];

  return withCleanNames({
    title,
    author: book.author,
    description: book.description,
    ...(book.language === undefined ? {} : { language: book.language }),
    format: 'epub',
    encoding: 'utf-8',
    ...(missing > 0 ? { missing } : {}),
    volumes: navigation.volumes,
    outline: plan.map(entryOf),
    ...(cover ? { cover } : {}),
    warnings,
    async *chapters(addresses = DEFAULT_ADDRESSES): AsyncIterable<ImportedChapter> {
      const cleaner = new ChapterCleaner(archive, links, addresses);
      let document: SpineDocument | undefined;
      let slice: Slicer | undefined;
      for (const chapter of plan) {
        if (document?.path !== chapter.path || !slice) {
          document = open(chapter.path);
          slice = createSlicer(document.body);
        }
        const body = slice(chapter.from, chapter.to);
        const { markup, css, files } = cleaner.clean({ ...document, body });
        yield { ...entryOf(chapter), words: wordsOfMarkup(markup), content: { kind: 'markup', markup, css }, files };
      }
      warnings.splice(0, warnings.length, ...ownWarnings, ...cleaner.warnings());
    },
  });
}
