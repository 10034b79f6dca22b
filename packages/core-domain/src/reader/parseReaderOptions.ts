import { flagOf } from '../untyped/flagOf.ts';

/** What a server sets for the reader of one book; what it does not set is left to the host [API-14] [API-28] (D-039). */
export interface ReaderOptions {
  showsAds: boolean | undefined;
  showsLockedPreview: boolean | undefined;
  reportsReading: boolean | undefined;
}

export const parseReaderOptions = (options: Readonly<Record<string, unknown>>): ReaderOptions => ({
  showsAds: flagOf(options['adEnabled']),
  showsLockedPreview: flagOf(options['showLockedPreview']),
  reportsReading: flagOf(options['readReportEnabled']),
});
