/** What is done to devices, network and server, by kind. */
export const faultKinds = [
  'request lost',
  'answer lost',
  'request twice',
  'answer twice',
  'late answer',
  'device crash',
  'crash before saving',
  'crash in guest merge',
  'server crash before commit',
  'server crash before answer',
  'partition',
  'clock jump',
  'server clock jump',
  'long idle',
  'refused shelf',
  'empty answer',
] as const;
export type FaultKind = (typeof faultKinds)[number];
