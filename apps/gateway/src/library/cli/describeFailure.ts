import { ImportFailure } from '@shuye/book-importer';

const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  ENOTDIR: 'A part of its path is a file, and no folder.',
  EACCES: 'This user may not read or write there.',
  EPERM: 'This user may not read or write there.',
  EISDIR: 'It is a folder.',
  EROFS: 'Its disk takes no changes.',
};

/** A failure as one line for the operator: what is wrong and what to do. */
export function describeFailure(error: unknown): string {
  if (error instanceof ImportFailure) return `${error.message} ${error.remedy}`;
  if (!(error instanceof Error)) return String(error);
  const { code = '', path }: NodeJS.ErrnoException = error;
  const known = FILE_ERRORS[code];
  if (known === undefined) return error.message;
  return path === undefined ? known : `${path}: ${known}`;
}
