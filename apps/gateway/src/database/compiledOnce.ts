import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './schema/Database.ts';

const agree = (left: readonly unknown[], right: readonly unknown[]): boolean =>
  left.length === right.length && left.every((value, at) => Object.is(value, right[at]));

/**
 * A query whose text is made once for each database: making it takes longer than running it. The text must not depend on
 * the values. `parametersOf` gives the values in their order in the text.
 * @throws Error at the first use where `parametersOf` gives others than the query has.
 */
export function compiledOnce<Values, Row>(
  build: (database: Database, values: Values) => Compilable<Row>,
  parametersOf: (values: Values) => readonly unknown[],
): (database: Database, values: Values) => CompiledQuery<Row> {
  const texts = new WeakMap<Database, CompiledQuery<Row>>();
  return (database, values) => {
    const parameters = parametersOf(values);
    const known = texts.get(database);
    if (known) return { ...known, parameters };
    const compiled = build(database, values).compile();
    if (!agree(compiled.parameters, parameters)) throw new Error(`Other parameters: ${compiled.sql}`);
    texts.set(database, compiled);
    return compiled;
  };
}
