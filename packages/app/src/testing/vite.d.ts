interface ImportMeta {
  /** Vite's own: the modules that match, here read as text. */
  glob: (
    patterns: readonly string[],
    options: { eager: true; query: '?raw'; import: 'default' },
  ) => Record<string, string>;
}
