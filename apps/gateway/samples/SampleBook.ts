import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const sale = v.object({
  payMode: v.picklist(['free', 'per-chapter', 'whole-book']),
  /** Beans: of the whole book, or of a thousand characters. */
  price: v.optional(count),
  freeChapters: v.optional(count),
  discount: v.optional(v.picklist(['none', 'limited-free', 'batch', 'discount', 'super-vip', 'new-user', 'free-user'])),
  limitedFreeDays: v.optional(count),
  monthly: v.optional(v.boolean()),
  memberPercent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
});

export const sampleBookSchema = v.object({
  title: v.pipe(v.string(), v.nonEmpty()),
  author: v.pipe(v.string(), v.nonEmpty()),
  category: v.pipe(v.string(), v.nonEmpty()),
  tags: v.array(v.string()),
  status: v.picklist(['ongoing', 'finished']),
  kind: v.picklist(['novel', 'published', 'short-story']),
  description: v.string(),
  heroes: v.array(v.string()),
  sale,
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
  reviewers: count,
  readers: count,
  popularity: count,
});

export type SampleBook = v.InferOutput<typeof sampleBookSchema>;
