export const LabelType = { FirstCategory: 1, SecondCategory: 2, Other: 3 } as const;
export type LabelType = (typeof LabelType)[keyof typeof LabelType];

/** The groups of labels in their order, with their names [ENUM-22] (D-190). */
export const labelGroups = [
  { key: 'CATEGORY', title: '分类' },
  { key: 'MAIN_LINE', title: '题材' },
  { key: 'PLOT', title: '情节' },
  { key: 'ROLE', title: '角色' },
  { key: 'STYLE', title: '风格' },
] as const;

export type LabelGroupKey = (typeof labelGroups)[number]['key'];

export interface BookLabel {
  labelId: string;
  name: string;
  /** The group's key; labels of an unknown group are not shown. */
  group: string;
  labelType: LabelType;
}

export interface LabelGroup {
  key: LabelGroupKey;
  title: string;
  labels: readonly BookLabel[];
}

/** The wire's number, or the kind that follows from the group: categories are of the first level unless they say otherwise. */
export const parseLabelType = (value: unknown, group: string): LabelType =>
  Object.values(LabelType).find((type) => type === value) ??
  (group === 'CATEGORY' ? LabelType.FirstCategory : LabelType.Other);

/** Labels under their groups' names, in the groups' order; empty groups are left out [SEO-10]. */
export const groupLabels = (labels: readonly BookLabel[]): LabelGroup[] =>
  labelGroups
    .map(({ key, title }) => ({ key, title, labels: labels.filter(({ group }) => group === key) }))
    .filter((group) => group.labels.length > 0);
