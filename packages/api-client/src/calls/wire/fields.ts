import * as v from 'valibot';

/** Text that servers sometimes write as a number. */
export const wireText = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(2000));

/** Digits alone count, since “0x10” and “1e3” are no sums of money. */
const DECIMAL = /^[+-]?\d+(?:\.\d+)?$/;

/** A number that servers sometimes write as text; beyond the safe integers it is neither a time nor a sum. */
export const wireNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(DECIMAL))]),
  v.transform(Number),
  v.minValue(Number.MIN_SAFE_INTEGER),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

/** A price, in yuan or in beans for so many words: it may have a fraction, but is never below nothing. */
export const wirePrice = v.pipe(wireNumber, v.minValue(0));

/** Beans are whole: of no other number may a reader be told that it is a sum or a balance. */
export const wireBeans = v.pipe(wirePrice, v.integer());

/**
 * Servers leave such fields out, or write null, where they have nothing to say. A price, a balance or a right stays
 * `v.optional`: its null says nothing that may be guessed, and refuses the whole answer.
 */
export const wireNullable = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, () => undefined);

/** An id: digits and letters, never a path or a property of a prototype. */
export const wireId = v.pipe(wireText, v.regex(/^[0-9A-Za-z-]{1,40}$/));

/** 1 or 0 in any spelling; missing is 0. */
export const wireFlag = v.optional(
  v.pipe(
    v.union([v.boolean(), v.number(), v.string()]),
    v.transform((value) => Number(value) === 1 || value === 'true'),
  ),
  false,
);

/** Keys that reach into prototypes; no honest sender writes one (E4 of the threat model). */
const HOSTILE_KEY = /"(?:__proto__|constructor|prototype)"\s*:/;

/** A value that forms carry as JSON text. */
export const wireJson = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.union([
    v.pipe(
      v.string(),
      v.maxLength(200_000),
      v.check((text) => !HOSTILE_KEY.test(text), 'a key of a prototype'),
      v.parseJson(),
      schema,
    ),
    schema,
  ]);

/** A list that servers leave out when it is empty. */
export const wireList = <Schema extends v.GenericSchema>(item: Schema) => v.nullish(v.array(item), []);
