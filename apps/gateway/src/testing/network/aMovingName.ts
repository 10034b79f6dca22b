import dns from 'node:dns';
import { onTestFinished, vi } from 'vitest';

/** Names that tests lead somewhere, and where they lead now. */
const leads = new Map<string, string>();
const original = dns.lookup;

/** A host name that this process alone knows, until the test has ended; `leadTo` changes what the resolver answers. */
export function aMovingName(name: string, address: string): { leadTo: (address: string) => void } {
  const spied = vi.spyOn(dns, 'lookup') as unknown as { mockImplementation: (lookup: unknown) => void };
  spied.mockImplementation((host: string, ...rest: unknown[]) => {
    const found = leads.get(host);
    const [options, callback = options] = rest as [unknown, ((...given: unknown[]) => void)?];
    if (found === undefined) return Reflect.apply(original, dns, [host, ...rest]) as unknown;
    const isAll = typeof options === 'object' && options !== null && 'all' in options && options.all === true;
    const answer = isAll ? [[{ address: found, family: 4 }]] : [found, 4];
    queueMicrotask(() => (callback as (...given: unknown[]) => void)(null, ...answer));
    return undefined;
  });
  leads.set(name, address);
  onTestFinished(() => {
    leads.delete(name);
    if (leads.size === 0) vi.mocked(dns.lookup).mockRestore();
  });
  return { leadTo: (next) => void leads.set(name, next) };
}
