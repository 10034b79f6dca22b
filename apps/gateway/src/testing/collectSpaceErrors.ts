import { aSpace, aSpaceFile } from './aSpace.ts';
import { startTestGateway } from './startTestGateway.ts';

/** Asks for the refusals that depend on what a space holds, and names those that came: `beginSpaceBook 20007`. */
export async function collectSpaceErrors(): Promise<readonly string[]> {
  const gateway = await startTestGateway({ space: { maxBytes: 2000, maxBooks: 1 } });
  const space = aSpace(await gateway.signIn());
  const [book, broken] = [aSpaceFile(), aSpaceFile({}, { text: '{}\n' })];
  const big = aSpaceFile({ bookId: 'local-2' });
  const { upload } = await space.begin(broken);
  const seen = [
    ['writeSpaceBook', await space.write(upload, { ...broken, packed: Buffer.from('of another size') }, 0)],
    ['finishSpaceBook', { state: await space.upload(broken) }],
    ['beginSpaceBook', await space.begin({ ...book, packed: Buffer.alloc(2001) })],
  ] as const;
  await space.upload(book);
  return [...seen, ['beginSpaceBook', await space.begin(big)] as const].map(([name, { state }]) => `${name} ${state}`);
}
