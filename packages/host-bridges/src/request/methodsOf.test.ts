import { describe, expect, it } from 'vitest';
import { createRequester } from '../createRequester.ts';
import { methodsOf } from './methodsOf.ts';

interface Callbacks {
  success: (result: unknown) => void;
  fail: (reason: unknown) => void;
}

const host = {
  name: 'host',
  getStorage({ key, success }: Callbacks & { key: string }) {
    success({ data: `${this.name}/${key}` });
  },
  share({ fail }: Callbacks) {
    fail({ error: 11 });
  },
};
const request = createRequester({ name: 'my', find: () => methodsOf(host) });

describe('the methods of a host’s object', () => {
  it('methods of the host are called on it and answer by their callbacks', async () => {
    await expect(request('getStorage', { key: 'a' })).resolves.toEqual({ data: 'host/a' });
    await expect(request('share')).rejects.toMatchObject({ kind: 'bridge', cause: { error: 11 } });
  });

  it.each(['pay', 'name', ''])(
    'the missing method %j is an error that names it [ERR-12] [BRIDGE-28]',
    async (method) => {
      await expect(request(method)).rejects.toMatchObject({
        kind: 'bridge',
        message: `bridge method ${method} does not exist`,
      });
    },
  );
});
