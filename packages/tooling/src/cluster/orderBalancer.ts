import { once } from 'node:events';
import { connect } from 'node:net';

/** @throws Error with the answer of HAProxy where it refuses the order. */
export async function orderBalancer(socket: string, order: string): Promise<void> {
  const connection = connect(socket);
  let answer = '';
  connection.on('data', (text: Buffer) => {
    answer += text.toString();
  });
  connection.end(`${order}\n`);
  await once(connection, 'close');
  if (answer.trim() !== '') throw new Error(`HAProxy does not take "${order}": ${answer.trim()}`);
}
