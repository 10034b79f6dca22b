import { send, type Outgoing } from './send.ts';

const AT_ONCE = 16;
const ROUNDS = 9;
/** Of one side in one round, in milliseconds. */
const SPAN = 400;
const SMALL = 4096;

/** Answers a second while sixteen requests are always open. */
async function answersASecond(port: number, next: () => Outgoing): Promise<number> {
  const began = performance.now();
  let answers = 0;
  const keepAsking = async (): Promise<void> => {
    while (performance.now() - began < SPAN) {
      const incoming = await send(port, next());
      if (incoming?.status !== 200) throw new Error(`A server answers ${incoming?.status}: ${incoming?.body}`);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepAsking));
  return (answers * 1000) / (performance.now() - began);
}

/** Reads whose answers are small enough for the comparison. */
export async function smallReads(port: number, reads: readonly (() => Outgoing)[]): Promise<(() => Outgoing)[]> {
  const small: (() => Outgoing)[] = [];
  for (const read of reads) {
    const incoming = await send(port, read());
    if (incoming?.status === 200 && Buffer.byteLength(incoming.body) < SMALL) small.push(read);
  }
  return small;
}

/** Our read answers a second in terms of a bare server's, each ratio taken inside one round. */
export async function helloRatio(
  port: number,
  helloPort: number,
  reads: readonly (() => Outgoing)[],
): Promise<{ ratios: number[]; ours: number; hello: number }> {
  const rounds: { ours: number; hello: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    // Signed before the clock runs: a signature is the reader's work, and holds for minutes.
    const signed = reads.map((read) => read());
    let at = 0;
    const next = (): Outgoing => {
      at += 1;
      return signed[at % signed.length] ?? { method: 'GET', path: '/readyz' };
    };
    const hello = await answersASecond(helloPort, () => ({ method: 'GET', path: '/' }));
    rounds.push({ hello, ours: await answersASecond(port, next) });
  }
  // The first one warms both up.
  const warm = rounds.slice(1);
  const mean = (name: 'ours' | 'hello'): number => warm.reduce((sum, round) => sum + round[name], 0) / warm.length;
  return { ratios: warm.map(({ ours, hello }) => ours / hello), ours: mean('ours'), hello: mean('hello') };
}
