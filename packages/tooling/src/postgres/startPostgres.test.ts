import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { aTree } from '../testing/aTree.ts';
import { findPostgres } from './findPostgres.ts';
import { startPostgres } from './startPostgres.ts';

const tree = aTree({ 'bin/initdb': '', 'bin/postgres': '', 'half/initdb': '' });

describe('findPostgres', () => {
  it('takes the folder that is given', () => {
    expect(findPostgres({ POSTGRES_BIN: `${tree.root}/bin` })).toBe(`${tree.root}/bin`);
  });

  it('takes no other when there is no server in the given one', () => {
    expect(findPostgres({ POSTGRES_BIN: `${tree.root}/half` })).toBeUndefined();
  });

  it('looks on PATH', () => {
    expect(findPostgres({ PATH: `${tree.root}/half:${tree.root}/bin` })).toBe(`${tree.root}/bin`);
  });
});

describe('a PostgreSQL of one run', () => {
  const bin = findPostgres();

  it.runIf(bin)('answers until it is stopped, and leaves nothing', async () => {
    const { address, stop } = await startPostgres(bin ?? '');
    const folder = new URL(address('postgres').replace('@/', '@localhost/')).searchParams.get('host') ?? '';
    const socket = connect(`${folder}/.s.PGSQL.5432`);
    await once(socket, 'connect');
    socket.destroy();
    await stop();
    expect(existsSync(folder)).toBe(false);
  });
});
