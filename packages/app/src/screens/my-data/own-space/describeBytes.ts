const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** How large something is, in kilobytes or megabytes, never less than one kilobyte unless it is nothing. */
export function describeBytes(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)} KB`;
  const megabytes = bytes / MEGABYTE;
  return `${megabytes >= 100 ? Math.round(megabytes) : Math.round(megabytes * 10) / 10} MB`;
}
