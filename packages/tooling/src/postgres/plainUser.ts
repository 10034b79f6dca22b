import { readFileSync } from 'node:fs';

export interface PlainUser {
  uid: number;
  gid: number;
}

/** Users without power that a system has; PostgreSQL refuses to run as root. */
const CANDIDATES = ['postgres', 'nobody'];

/** Gives undefined when this process is not root. @throws Error where the system has no user without power. */
export function plainUser(): PlainUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const candidate of CANDIDATES) {
    const [, , uid, gid] = users.find(([name]) => name === candidate) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.');
}
