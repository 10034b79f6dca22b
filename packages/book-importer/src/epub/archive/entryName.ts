import { hostile } from './hostile.ts';

const MAX_LENGTH = 500;
const CONTROL = /[\u0000-\u001f\u007f]/;
const ABSOLUTE = /^(?:\/|[A-Za-z]:)/;

function decode(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    if (isUtf8) throw hostile('A file name in the archive is not readable.', { cause });
    // Chinese packers of old wrote names in the encoding of their system.
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** @throws ImportFailure for a name that leads out of the archive. */
export function entryName(bytes: Uint8Array, isUtf8: boolean): string {
  const name = decode(bytes, isUtf8).normalize('NFC').replaceAll('\\', '/');
  const parts = name.split('/');
  if (ABSOLUTE.test(name) || CONTROL.test(name) || parts.includes('..')) {
    throw hostile(
      `The archive holds a file that would be written outside of it: ${JSON.stringify(name.slice(0, 80))}.`,
    );
  }
  if (name.length > MAX_LENGTH) throw hostile('The archive holds a file name that is far too long.');
  return parts.filter((part, at) => part !== '.' && (part !== '' || at === parts.length - 1)).join('/');
}
