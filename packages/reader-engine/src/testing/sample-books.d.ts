/** Texts of sample books; see `vitest.config.ts`. */
declare module 'virtual:sample-books' {
  export const books: ReadonlyArray<{ name: string; text: string }>;
}
