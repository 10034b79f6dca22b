import { ImportFailure, type ImportFailureOptions } from '../../ImportFailure.ts';

/** An archive that is broken or built to do harm. */
export const hostile = (message: string, options?: ImportFailureOptions): ImportFailure =>
  new ImportFailure(
    message,
    'The book was not imported. Get the file anew from where it came, or pack it again.',
    options,
  );
