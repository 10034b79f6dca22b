import * as v from 'valibot';

const schema = v.object({
  /** Absolute path of the file or folder; absent for books that are made. */
  path: v.optional(v.string()),
  /** Of all that decides what the book becomes. */
  hash: v.string(),
  /** Title and author as the file says them, before the owner's word. */
  guessed: v.object({ title: v.string(), author: v.string() }),
  /** What the owner set by hand and later imports keep. */
  given: v.object({ title: v.optional(v.string()), author: v.optional(v.string()), cover: v.optional(v.boolean()) }),
  format: v.picklist(['txt', 'epub']),
  encoding: v.string(),
  warnings: v.array(v.string()),
});

/** Where a book came from: column `source` of the table of books, as JSON. */
export type BookSource = v.InferOutput<typeof schema>;

/** Reads the column; undefined for a book that was not imported. */
export function readBookSource(json: string): BookSource | undefined {
  const result = v.safeParse(schema, JSON.parse(json));
  return result.success ? result.output : undefined;
}
