/** The part that is read of Vite's build record. */
export interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  imports?: readonly string[];
  css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

/**
 * Scripts that a browser loads before it can show a screen: the entry's and the screen's, with all that they import.
 * @throws Error when the build has no entry or no such screen.
 */
export function firstLoad(manifest: Manifest, screen: string): string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const start = Object.keys(manifest).find((key) => new RegExp(`/${screen}\\.[jt]sx?$`).test(key));
  if (!entry) throw new Error('The build has no entry.');
  if (!start) throw new Error(`The build has no chunk of ${screen}.`);

  const keys = new Set([entry, start]);
  // A set gives what is added to it while it is being walked.
  for (const key of keys) {
    for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  }
  return [...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
}
