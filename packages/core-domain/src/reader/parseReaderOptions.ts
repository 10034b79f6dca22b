/** What a server sets for the reader of one book; what it does not set is left to the host [API-14] [API-28] (D-039). */
export interface ReaderOptions {
  showsAds: boolean | undefined;
  showsLockedPreview: boolean | undefined;
  reportsReading: boolean | undefined;
}

const flag = (value: unknown): boolean | undefined => {
  const text = String(value);
  return /^(?:[01]|true|false)$/.test(text) ? text === '1' || text === 'true' : undefined;
};

export const parseReaderOptions = (options: Readonly<Record<string, unknown>>): ReaderOptions => ({
  showsAds: flag(options['adEnabled']),
  showsLockedPreview: flag(options['showLockedPreview']),
  reportsReading: flag(options['readReportEnabled']),
});
