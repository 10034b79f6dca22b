import { aSpace, aSpaceFile } from './aSpace.ts';
import { startTestGateway } from './startTestGateway.ts';

export async function collectSpaceErrors(): Promise<readonly string[]> {
  const gateway = await startTestGateway({ space: { maxBytes: 2000, maxBooks: 1 } });
  const space = aSpace(await gateway.signIn());
  const none = '0'.repeat(32);
  const [book, broken] = [aSpaceFile(), aSpaceFile({}, { text: '{}\n' })];
  const big = aSpaceFile({ bookId: 'local-2' });
  const { upload } = await space.begin(broken);
  const seen = [
    ['writeSpaceBook', await space.write(upload, { ...broken, packed: Buffer.from('of another size') }, 0)],
    ['writeSpaceBook', await space.write(none, broken, 0)],
    ['finishSpaceBook', await space.finish(none)],
    ['readSpaceBook', await space.read(none, 0)],
    ['finishSpaceBook', { state: await space.upload(broken) }],
    ['beginSpaceBook', await space.begin({ ...book, packed: Buffer.alloc(2001) })],
  ] as const;
  await space.upload(book);
  return [...seen, ['beginSpaceBook', await space.begin(big)] as const].map(([name, { state }]) => `${name} ${state}`);
}
