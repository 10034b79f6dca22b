import { expect, it } from 'vitest';
import { createStorage } from './createStorage.ts';

it('a value without a row in the registry cannot be stored', () => {
  const storage = createStorage(() => expect.unreachable());
  // @ts-expect-error -- the compiler refuses the name: this test fails to compile where it does not
  expect(storage.write('not_in_the_registry', 1)).toBe(false);
});
