import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/schema/Database.ts';
import type { ModulePlan } from './ModulePlan.ts';

interface SeedModule {
  template: string;
  title: string;
  plan: ModulePlan & { slugs?: readonly string[] };
}

type SeedPages = Readonly<Record<string, readonly SeedModule[]>>;

const withIds = ({ slugs, ...plan }: SeedModule['plan'], ids: ReadonlyMap<string, number>): ModulePlan => {
  if (!slugs) return plan;
  const known = slugs.flatMap((slug) => ids.get(slug) ?? []);
  return { ...plan, books: { ids: known, order: 'popular', limit: known.length } };
};

/**
 * Writes the store pages of the sample library in one transaction; pages of other names stay.
 * @param folder the sample library, with its `store.json`
 * @param ids book id of each slug
 */
export async function seedStore(database: Database, folder: string, ids: ReadonlyMap<string, number>): Promise<void> {
  const pages = JSON.parse(await readFile(join(folder, 'store.json'), 'utf8')) as SeedPages;
  const rows = Object.entries(pages).flatMap(([page, modules]) =>
    modules.map(({ template, title, plan }, index) => ({
      page,
      position: index + 1,
      template,
      title,
      plan: JSON.stringify(withIds(plan, ids)),
    })),
  );
  await inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('store_module').where('page', 'in', Object.keys(pages)).execute();
    await transaction.insertInto('store_module').values(rows).execute();
  });
}
