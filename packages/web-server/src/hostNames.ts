const NAME = 'SHUYE_HOST_NAMES';

/** A name, an address or an IPv6 address in brackets, as browsers send it: without a scheme or a path. */
const HOST = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/;

/**
 * The names that a web server answers to, in lower case; undefined for any name.
 * @throws Error for operators when none of a request could be one of them.
 */
export function hostNames(env: NodeJS.ProcessEnv): string[] | undefined {
  const list = env[NAME];
  if (!list) return undefined;
  const names = list.split(',').map((name) => name.trim().toLowerCase());
  const wrong = names.find((name) => !HOST.test(name));
  if (wrong === undefined) return names;
  throw new Error(`${NAME} has "${wrong}", but must be names such as shuye.example, with commas between them.`);
}
