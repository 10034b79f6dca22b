/** What a server sets for the reader of one book; what it does not set is left to the host [API-14] [API-28] (D-039). */
export interface ReaderOptions {
  showsAds: boolean | undefined;
  showsLockedPreview: boolean | undefined;
  reportsReading: boolean | undefined;
}

const ON: readonly unknown[] = [1, '1', true, 'true'];
const OFF: readonly unknown[] = [0, '0', false, 'false'];

const flag = (value: unknown): boolean | undefined => {
  if (ON.includes(value)) return true;
  return OFF.includes(value) ? false : undefined;
};

export const parseReaderOptions = (options: Readonly<Record<string, unknown>>): ReaderOptions => ({
  showsAds: flag(options['adEnabled']),
  showsLockedPreview: flag(options['showLockedPreview']),
  reportsReading: flag(options['readReportEnabled']),
});
