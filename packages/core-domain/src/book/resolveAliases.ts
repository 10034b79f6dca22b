/** The spellings of each name, the preferred one first. */
export type FieldAliases = Readonly<Record<string, readonly string[]>>;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The first spelling that is there and not empty wins (D-057); 0 and false are values. */
export function firstSpelling(record: object, spellings: readonly string[]): unknown {
  const given = new Map<string, unknown>(Object.entries(record));
  return spellings.map((spelling) => given.get(spelling)).find(isGiven);
}

/** A loosely spelt record under one name for each thing; what is not listed keeps its name, what is empty is left out. */
export function resolveAliases(record: object, spellings: FieldAliases): Record<string, unknown> {
  const loose = new Set(Object.values(spellings).flat());
  const kept = Object.entries(record).filter(([name]) => !loose.has(name));
  const found = Object.entries(spellings)
    .map(([name, known]): [string, unknown] => [name, firstSpelling(record, known)])
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries([...kept, ...found]);
}
