import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';

const run = promisify(execFile);

const CLIENTS =
  "select count(*) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";

/** What others have open at a PostgreSQL and a Redis. */
export async function countConnections(database: string, redis: string): Promise<{ database: number; redis: number }> {
  const { stdout } = await run('psql', [database, '-tAc', CLIENTS]);
  const { hostname, port } = new URL(redis);
  const socket = connect(Number(port), hostname);
  let said = '';
  socket.on('data', (text: Buffer) => {
    said += text.toString();
  });
  socket.write('INFO clients\r\nQUIT\r\n');
  await once(socket, 'close');
  return { database: Number(stdout), redis: Number(/connected_clients:(\d+)/.exec(said)?.[1]) - 1 };
}
