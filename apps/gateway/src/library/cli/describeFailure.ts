import { ImportFailure } from '@shuye/book-importer';

const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EACCES: 'The file may not be read by this user.',
  EPERM: 'The file may not be read or written by this user.',
  EISDIR: 'It is a folder.',
  EROFS: 'The data folder may not be written to.',
};

/** A failure as one line for the operator: what is wrong and what to do. */
export function describeFailure(error: unknown): string {
  if (error instanceof ImportFailure) return `${error.message} ${error.remedy}`;
  if (!(error instanceof Error)) return String(error);
  const known = 'code' in error && typeof error.code === 'string' ? FILE_ERRORS[error.code] : undefined;
  return known ?? error.message;
}
