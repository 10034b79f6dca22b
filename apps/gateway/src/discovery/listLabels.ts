import { labelGroups, LabelType } from '@shuye/core-domain/question';
import type { Database } from '../database/schema/Database.ts';
import { listCategories } from './listCategories.ts';
import { nameId } from './nameId.ts';

export interface ShelvedLabel {
  id: string;
  /** CATEGORY, MAIN_LINE, PLOT, ROLE or STYLE. */
  group: string;
  labelType: number;
  name: string;
  words: readonly string[];
}

export const labelId = (group: string, name: string): string => nameId('label', `${group}/${name}`);

const CATEGORY = labelGroups[0].key;

/** The labels of the store in their order, and a label for each category that has none. */
export async function listLabels(database: Database): Promise<ShelvedLabel[]> {
  const rows = await database.selectFrom('label').selectAll().orderBy('position').execute();
  const labels = rows.map(({ id, group_key: group, label_type: labelType, name, words }) => ({
    id,
    group,
    labelType,
    name,
    words: JSON.parse(words) as string[],
  }));
  const known = new Set(labels.map(({ id }) => id));
  const names = new Set((await listCategories(database)).map(({ name }) => name));
  const others = [...names]
    .map((name) => ({
      id: labelId(CATEGORY, name),
      group: CATEGORY,
      labelType: LabelType.FirstCategory,
      name,
      words: [name],
    }))
    .filter(({ id }) => !known.has(id));
  return [...labels, ...others];
}
