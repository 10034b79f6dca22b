import * as v from 'valibot';
import { inTransaction } from '../database/inTransaction.ts';
import { labelId } from './listLabels.ts';
import { loadSeed } from '../seeds/loadSeed.ts';
import type { SeedTarget } from '../seeds/SeedTarget.ts';

const DAY_MS = 86_400_000;

const name = v.pipe(v.string(), v.nonEmpty());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const labelsFile = v.array(
  v.object({
    group: v.picklist(['CATEGORY', 'MAIN_LINE', 'PLOT', 'ROLE', 'STYLE']),
    type: v.picklist([1, 2, 3]),
    name,
    words: v.array(name),
  }),
);
const questionsFile = v.array(
  v.object({ title: name, label: name, slug: name, aliases: v.array(name), answers: count, daysAgo: count }),
);
const phrasesFile = v.array(v.object({ slug: name, text: name, kind: name, heat: count }));

const writeLabels = async ({ database, folder }: SeedTarget): Promise<ReadonlyMap<string, string>> => {
  const labels = (await loadSeed(folder, 'labels.json', labelsFile)).map((label, position) => ({
    id: labelId(label.group, label.name),
    group_key: label.group,
    label_type: label.type,
    name: label.name,
    position,
    words: JSON.stringify(label.words),
  }));
  await inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('label').execute();
    await transaction.insertInto('label').values(labels).execute();
  });
  // A name that stands in two groups means the first.
  return new Map(labels.reverse().map((label) => [label.name, label.id]));
};

/** Ids that were once given stay: a question that is there is kept, with its address. */
const writeQuestions = async (target: SeedTarget, labels: ReadonlyMap<string, string>): Promise<void> => {
  const { database, folder, ids, nowMs } = target;
  const known = await database.selectFrom('question').select('title').where('source', '=', 'sample').execute();
  const titles = new Set(known.map(({ title }) => title));
  for (const { title, label, slug, aliases, answers, daysAgo } of await loadSeed(
    folder,
    'questions.json',
    questionsFile,
  )) {
    const book_id = ids.get(slug);
    const label_id = labels.get(label);
    if (book_id === undefined || label_id === undefined || titles.has(title)) continue;
    const published_at = nowMs - daysAgo * DAY_MS;
    const row = { title, label_id, book_id, aliases: JSON.stringify(aliases), answer_count: answers, published_at };
    await database
      .insertInto('question')
      .values({ ...row, source: 'sample' })
      .execute();
  }
};

const writePhrases = async ({ database, folder, ids }: SeedTarget): Promise<void> => {
  for (const { slug, text, kind, heat } of await loadSeed(folder, 'phrases.json', phrasesFile)) {
    const book_id = ids.get(slug);
    if (book_id === undefined) continue;
    await database
      .insertInto('phrase')
      .values({ source: 'sample', text, kind, book_id, heat })
      .onConflict((conflict) => conflict.columns(['book_id', 'text']).doUpdateSet({ heat, kind }))
      .execute();
  }
};

export async function seedDiscovery(target: SeedTarget): Promise<void> {
  await writeQuestions(target, await writeLabels(target));
  await writePhrases(target);
}
