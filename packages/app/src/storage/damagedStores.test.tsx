import { calls, requestSchema } from '@shuye/api-client/calls';
import { brand } from '@shuye/core-domain/brand';
import { accountShelfKey, damagedKey, storageName, type DamagedKey, type StoredKey } from '@shuye/core-domain/storage';
import { loginCookies } from '@shuye/core-domain/member';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { damagesOf } from '../testing/damagesOf.ts';
import { isDeep } from '../testing/isDeep.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { mountServed } from '../testing/mountServed.tsx';
import { answers, files, inTab, isThere, NOW, onDevice, USER } from '../testing/storedReader.ts';

let server = fakeServer({});

/** Calls that a server would refuse for their form. */
const refused = (): unknown[] =>
  server.seen.flatMap(({ name, fields }) => {
    const { timestamp: _, ...plain } = fields;
    const { issues } = requestSchema(calls[name as keyof typeof calls])['~run']({ value: plain }, {});
    return issues ? [[name, issues.map(({ message, path }) => [message, path?.map(({ key }) => key)])]] : [];
  });

const faults: unknown[] = [];
const onFault = (event: Event) => void faults.push(event instanceof ErrorEvent ? event.error : event);

beforeEach(() => {
  faults.length = 0;
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockImplementation((...words) => void faults.push(words));
  // What jsdom lacks: characters that lie somewhere.
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
  window.addEventListener('error', onFault);
});

afterEach(() => {
  window.removeEventListener('error', onFault);
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = `${loginCookies.userId}=; Max-Age=0`;
  document.body.innerHTML = '';
});

/** The texts of damaged stores, by key. */
type Damages = Readonly<Record<string, string>>;

const SHELVES: readonly string[] = ['guest_shelf', accountShelfKey(USER)];

/** A tab gives back its right to ask for orders, and what was damaged of it leaves with it. */
const GIVEN_BACK: readonly string[] = ['order_poller'];

interface Left {
  /** What the stores hold beside the damaged ones. */
  kept: readonly string[];
  /** Texts that were moved aside, by the key of their store. */
  aside: Damages;
  /** Stores whose text could not be parsed, and is neither where it was, as nobody read it, nor aside. */
  lost: readonly string[];
}

/** What is stored after the page was seen and left. */
async function visit(page: string, damages: Damages): Promise<Left> {
  for (const [key, [, value]] of Object.entries(onDevice))
    localStorage.setItem(brand.storagePrefix + key, JSON.stringify(value));
  for (const [key, [, value]] of Object.entries(inTab))
    sessionStorage.setItem(brand.storagePrefix + key, JSON.stringify(value));
  for (const [key, text] of Object.entries(damages))
    (key in onDevice ? localStorage : sessionStorage).setItem(brand.storagePrefix + key, text);
  document.cookie = `${loginCookies.userId}=${'guest_shelf' in damages ? '' : USER}`;
  server = fakeServer(answers, files);
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  const unmount = mountServed(page);
  await waitFor(() => expect(isThere[page]?.()).toBeTruthy(), { timeout: 20_000 });
  const checksBooks = page === '/shelf' && !SHELVES.some((key) => key in damages);
  if (checksBooks) await waitFor(() => expect(server.seen.map(({ name }) => name)).toContain('checkBooks'));
  unmount();
  const left: Record<string, string> = { ...localStorage, ...sessionStorage };
  const isLeft = (key: StoredKey | DamagedKey, text: string) => left[storageName(key)] === text;
  const aside = (Object.keys(damages) as StoredKey[]).flatMap((key) => {
    const text = left[storageName(damagedKey(key))];
    // The next text is the first again.
    for (const store of [localStorage, sessionStorage]) store.removeItem(storageName(damagedKey(key)));
    return text === undefined ? [] : [[key, text] as const];
  });
  const known = new Set([...Object.keys(damages), ...aside.map(([key]) => damagedKey(key))]);
  return {
    kept: Object.keys(left)
      .map((name) => name.slice(brand.storagePrefix.length))
      .filter((key) => !known.has(key)),
    aside: Object.fromEntries(aside),
    lost: (Object.entries(damages) as [StoredKey, string][])
      .filter(([key]) => !GIVEN_BACK.includes(key))
      .filter(([key, text]) => !isLeft(key, text) && !isLeft(damagedKey(key), text) && isCut(text))
      .map(([key]) => key),
  };
}

/** An empty text is no value. */
function isCut(text: string): boolean {
  try {
    return text !== '' && JSON.parse(text) === undefined;
  } catch {
    return true;
  }
}

interface Row {
  key: string;
  page: string;
  value: unknown;
}

const rows: readonly Row[] = [...Object.entries(onDevice), ...Object.entries(inTab)].map(([key, [page, value]]) => ({
  key,
  page,
  value,
}));

/** Damaged at once; deep runs damage one after the other. */
const AT_ONCE = isDeep ? 1 : 4;

interface Group {
  page: string;
  stores: readonly Row[];
}

/**
 * The stores of a page in groups that are damaged at once. Neighbours in the table often show together and would hide each
 * other's faults, so no two of them share a group; without its shelf a page asks for nothing else, so a shelf is alone.
 */
const groups = [...new Set(rows.map(({ page }) => page))].flatMap((page): Group[] => {
  const shelves = rows.filter((row) => row.page === page && SHELVES.includes(row.key));
  const others = rows.filter((row) => row.page === page && !SHELVES.includes(row.key));
  const count = Math.ceil(others.length / AT_ONCE);
  return [
    ...shelves.map((shelfRow) => ({ page, stores: [shelfRow] })),
    ...Array.from({ length: count }, (_, group) => ({
      page,
      stores: others.filter((_row, index) => index % count === group),
    })),
  ];
});

interface Damaged {
  /** What was done to each store, for the message. */
  names: string;
  damages: Damages;
}

/** How many ways of damage a store, and a shelf, meets; in deep runs all. */
const FEW = isDeep ? Infinity : 4;
const FEW_OF_SHELF = isDeep ? Infinity : 8;

/** The damages of a group. Each store begins behind where the one before it ends, so that some store meets each way. */
function roundsOf(stores: readonly Row[]): Damaged[] {
  const each = stores.map(({ key, value }) => ({
    key,
    ways: damagesOf(value),
    from: rows.findIndex((row) => row.key === key) * (isDeep ? 1 : FEW),
  }));
  const few = stores.some(({ key }) => SHELVES.includes(key)) ? FEW_OF_SHELF : FEW;
  const count = Math.min(few, Math.max(...each.map(({ ways }) => ways.length)));
  return Array.from({ length: count }, (_, round) => {
    const chosen = each.flatMap(({ key, ways, from }) =>
      ways
        .slice((round + from) % ways.length)
        .slice(0, 1)
        .map(([name, text]) => ({ key, name, text })),
    );
    return {
      names: chosen.map(({ key, name }) => `${key}: ${name}`).join('; '),
      damages: Object.fromEntries(chosen.map(({ key, text }) => [key, text])),
    };
  });
}

it('some store meets each way of damage', () => {
  const met = groups.flatMap(({ stores }) => roundsOf(stores)).flatMap(({ names }) => names.split('; '));
  const ways = damagesOf(['a leaf']).map(([name]) => name);
  expect(ways.filter((way) => !met.some((name) => name.endsWith(`: ${way}`)))).toEqual([]);
});

const cases = groups.map((group) => [group.stores.map(({ key }) => key).join(', '), group] as const);

it.each(cases)(
  'the page is shown, nothing else of the device is lost, and what cannot be parsed is moved aside as it stood, where these are damaged (F11): %s',
  async (_, { page, stores }) => {
    const whole = Object.fromEntries(stores.map(({ key, value }) => [key, JSON.stringify(value)]));
    const { kept: healthy } = await visit(page, whole);
    expect([faults, refused()]).toEqual([[], []]);
    for (const { names, damages } of roundsOf(stores)) {
      const { kept, aside, lost } = await visit(page, damages).catch((cause: unknown) => {
        throw new Error(`${names}: the page did not come`, { cause });
      });
      const found = { names, faults, refused: refused(), kept, lost };
      expect(found).toEqual({ names, faults: [], refused: [], kept: healthy, lost: [] });
      expect({ ...damages, ...aside }).toEqual(damages);
    }
  },
  120_000,
);
