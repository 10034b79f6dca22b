const UNSAFE = /[<\u2028\u2029]/;
const EVERY_UNSAFE = new RegExp(UNSAFE, 'g');

/** Nothing in the JSON ends the script's element or a line of script. */
export function scriptJson(value: unknown): string {
  const json = JSON.stringify(value);
  return UNSAFE.test(json)
    ? json.replace(EVERY_UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : json;
}
