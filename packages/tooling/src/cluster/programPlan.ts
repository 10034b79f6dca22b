import type { PlainUser } from '../postgres/plainUser.ts';
import type { ProcessPlan } from '../product/startProcess.ts';

export interface Program {
  name: string;
  setpriv: string;
  command: readonly string[];
  cwd: string;
  /** Whom it runs as; who runs this where it is left out. */
  user?: PlainUser | undefined;
  onLine?: ((line: string) => void) | undefined;
}

const asUser = (user: PlainUser | undefined): string[] =>
  user ? ['--reuid', `${user.uid}`, '--regid', `${user.gid}`, '--clear-groups'] : [];

/** A program other than Node that ends when this process ends, however that ends. */
export const programPlan = ({ name, setpriv, command, cwd, user, onLine }: Program): ProcessPlan => ({
  name,
  command: setpriv,
  args: [...asUser(user), '--pdeathsig', 'TERM', '--', ...command],
  cwd,
  env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  ...(onLine ? { onLine } : {}),
});
