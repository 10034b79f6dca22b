import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from 'citty';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/openDatabase.ts';
import { storeEvents } from '../storeEvents.ts';
import { eventsCommands } from './eventsCommands.ts';
import { recordedTerminal } from '../../testing/recordedTerminal.ts';

const AT = Date.parse('2026-11-02T23:30:00+08:00');
let dataDir: string;

const told = (kind: string, name: string, page: string) => ({ kind, name, page, fields: '{}' });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shuye-events-'));
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  const events = [
    told('page', 'view', 'home'),
    told('page', 'view', 'cover'),
    told('page', 'view', 'cover'),
    told('click', 'tab', 'home'),
    told('monitor', '104', 'reader'),
    told('ad', 'click', 'reader'),
    told('read', '9001', 'reader'),
    told('read', '9002', 'reader'),
    told('dance', '\u001B[2J', 'x'),
  ];
  await storeEvents({ database, nowMs: AT }, events);
  await storeEvents({ database, nowMs: AT + 3_600_000 }, [told('exposure', 'tile', 'home')]);
  await database.destroy();
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function report(...options: string[]) {
  const { terminal, guarded, printed, failures } = recordedTerminal(dataDir);
  await runCommand(eventsCommands(terminal, guarded), { rawArgs: ['report', ...options] });
  return { lines: printed.join('\n').split('\n'), failures };
}

describe('events report', () => {
  it('counts what pages told by kind, name and page, and names what none told of [EVT-01] [EVT-02] [EVT-03] [EVT-08] [EVT-10] [EVT-11] [EVT-14]', async () => {
    const { lines } = await report();
    expect(lines[0]).toBe('10 events');
    expect(lines).toContain('page view                       3  pages opened  (cover 2, home 1)');
    expect(lines).toContain('click tab                       1  tabs tapped  (home 1)');
    expect(lines).toContain('exposure tile                   1  books seen  (home 1)');
    expect(lines).toContain('monitor 104                     1  guide boxes that were blocked  (reader 1)');
    expect(lines).toContain('ad click                        1  ads tapped  (reader 1)');
    expect(lines).toContain('read turn                       2  chapters turned  (reader 2)');
    expect(lines.at(-1)).toMatch(/^None of: click tile, .*custom call_app/);
  });

  it('shows what others sent without letting it write to the terminal', async () => {
    const { lines } = await report();
    expect(lines).toContain('dance ?[2J                      1  told by no page of ours  (x 1)');
  });

  it('counts the days that are asked about, in China time', async () => {
    expect((await report('--to', '2026-11-02')).lines[0]).toBe('9 events');
    expect((await report('--from', '2026-11-03')).lines[0]).toBe('1 events');
    expect((await report('--from', '2026-11-04')).lines[0]).toBe('0 events');
  });

  it('is one object with --json', async () => {
    const found = JSON.parse((await report('--json', '--from', '2026-11-03')).lines.join('')) as { events: object[] };
    expect(found).toMatchObject({ total: 1 });
    expect(found.events).toContainEqual({
      kind: 'exposure',
      name: 'tile',
      meaning: 'books seen',
      count: 1,
      pages: [{ page: 'home', count: 1 }],
    });
  });

  it('says what is wrong with a day or an option', async () => {
    expect((await report('--from', 'today')).failures.join()).toContain('“today” is no day');
    expect((await report('--from', '--json')).failures.join()).toContain('--from has no value, but --json after it.');
    expect((await report('--form', '2026-11-01')).failures.join()).toContain('There is no option --form.');
  });
});
