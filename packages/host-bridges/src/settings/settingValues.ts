/** Reads one value of the settings, or says what is wrong with it at `path`. */
export type ParseSetting<Value> = (value: unknown, path: string) => Value;

/** @throws Error for operators. */
function refuse(path: string, expected: string): never {
  throw new Error(`${path} must be ${expected}.`);
}

export const flag: ParseSetting<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : refuse(path, 'true or false');

export const text: ParseSetting<string> = (value, path) =>
  typeof value === 'string' && value.trim() !== '' ? value : refuse(path, 'a text');

export const wholeNumber: ParseSetting<number> = (value, path) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? value
    : refuse(path, 'a whole number from 0');

/** A picture of our own, or of a server with a certificate: pages load no other. */
export const picture: ParseSetting<string> = (value, path) =>
  typeof value === 'string' && /^(?:https:\/\/[^\s/]|\/[^/\s])\S*$/.test(value)
    ? value
    : refuse(path, 'a path of ours or an address with https');

export const version: ParseSetting<string> = (value, path) =>
  typeof value === 'string' && /^\d+(?:\.\d+)*$/.test(value) ? value : refuse(path, 'a version such as 1.0.8');

export const oneOf =
  <const Value extends string | number>(values: readonly Value[]): ParseSetting<Value> =>
  (value, path) =>
    values.find((known) => known === value) ?? refuse(path, `one of ${values.join(', ')}`);

type Fields<Shape> = { [Name in keyof Shape]-?: ParseSetting<NonNullable<Shape[Name]>> };

/** An object that has these fields and no others; each of them may be left out. */
export const fieldsOf =
  <Shape extends object>(fields: Fields<Shape>): ParseSetting<Partial<Shape>> =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(path, 'an object');
    const known = new Map<string, ParseSetting<unknown>>(Object.entries(fields));
    const parsed = Object.entries(value).map(([name, given]) => {
      const parse = known.get(name);
      if (!parse) throw new Error(`${path}.${name} is no setting: known are ${[...known.keys()].join(', ')}.`);
      return [name, parse(given, `${path}.${name}`)];
    });
    return Object.fromEntries(parsed) as Partial<Shape>;
  };
