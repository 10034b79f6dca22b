import { ImportFailure } from '../ImportFailure.ts';
import type { Archive } from './archive/openArchive.ts';
import { decodeXml } from './xml/decodeXml.ts';
import { findElements } from './xml/findElements.ts';
import { attribute } from './xml/MarkupNode.ts';
import { parseMarkup } from './xml/parseMarkup.ts';

const CONTAINER = 'META-INF/container.xml';
const ENCRYPTION = 'META-INF/encryption.xml';
/** Obfuscated fonts: their loss harms nothing, since the reader brings its own. */
const FONT_OBFUSCATION = ['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'];

function refuseProtected(archive: Archive): void {
  const bytes = archive.read(ENCRYPTION);
  if (!bytes) return;
  const methods = [...findElements(parseMarkup(decodeXml(bytes), 'xml'), 'encryptionmethod')];
  const isProtected = methods.some((method) => !FONT_OBFUSCATION.includes(attribute(method, 'Algorithm') ?? ''));
  if (isProtected) {
    throw new ImportFailure(
      'The book is protected (DRM) and cannot be read.',
      'Ask the seller for a copy without protection.',
      { reason: 'protected' },
    );
  }
}

/** @throws ImportFailure for an archive that is no EPUB, or a protected one. */
export function parseContainer(archive: Archive): string {
  refuseProtected(archive);
  const container = archive.read(CONTAINER);
  const roots = container ? [...findElements(parseMarkup(decodeXml(container), 'xml'), 'rootfile')] : [];
  const declared = roots.map((root) => attribute(root, 'full-path') ?? '').find((path) => archive.has(path));
  const packages = archive.names.filter((name) => name.toLowerCase().endsWith('.opf'));
  const path = declared ?? (packages.length === 1 ? packages[0] : undefined);
  if (path === undefined) {
    throw new ImportFailure(
      'The archive is not an EPUB: it has no package document.',
      'Check that it is the right file.',
      { reason: 'foreign' },
    );
  }
  return path;
}
