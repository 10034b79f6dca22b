/** Carries the key by which a gateway knows the calls of a web server that renders a page; no browser has it. */
export const RENDERING_KEY_HEADER = 'x-shuye-rendering-key';

const NAME = 'SHUYE_RENDERING_KEY';

const MIN_KEY_LENGTH = 32;

/**
 * The key from the environment, where an empty one is none; undefined where there is none.
 * @throws Error for operators, which does not repeat the key, when it cannot be sent or is short enough to be guessed.
 */
export function parseRenderingKey(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const key = env[NAME] || undefined;
  if (key === undefined || (key.length >= MIN_KEY_LENGTH && /^[!-~]+$/.test(key))) return key;
  throw new Error(`${NAME} must be at least ${MIN_KEY_LENGTH} visible characters of ASCII.`);
}
