/** How many tests of this process have ended. */
let ended = 0;

export const endTest = (): void => {
  ended += 1;
};

/** A network that is there until the test ends: services that outlive it try their calls again in no other one. */
export function fetchOfTest(fetching: typeof fetch): typeof fetch {
  const own = ended;
  return (...request) => (own === ended ? fetching(...request) : new Promise(() => undefined));
}
