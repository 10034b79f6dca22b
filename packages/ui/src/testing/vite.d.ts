interface ImportMeta {
  /** Vite's own: the modules that match, here read as text. */
  glob: (pattern: string, options: { eager: true; query: '?raw'; import: 'default' }) => Record<string, string>;
}
