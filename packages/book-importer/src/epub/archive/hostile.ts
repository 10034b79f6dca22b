import { ImportFailure, type ImportFailureOptions } from '../../ImportFailure.ts';

export const hostile = (message: string, options?: ImportFailureOptions): ImportFailure =>
  new ImportFailure(
    message,
    'The book was not imported. Get the file anew from where it came, or pack it again.',
    options,
  );
