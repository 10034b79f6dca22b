import { expect, it } from 'vitest';
import { clusterPrograms } from './clusterPrograms.ts';

it('what a cluster lacks is said in one sentence, with what brings it', () => {
  const empty = { PATH: '/no/such/folder', POSTGRES_BIN: '/no/such/folder' };
  expect(() => clusterPrograms(empty, [])).toThrow(
    'A cluster needs postgres, redis, haproxy, setpriv: on Debian `apt-get install postgresql redis-server haproxy util-linux`.',
  );
});
