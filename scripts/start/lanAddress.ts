import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Networks that live inside this machine: a phone is in none of them. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|zt|lo)/;

/** Private ranges, most usual at home first. */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];

const rank = (address: string): number => {
  const index = PRIVATE.findIndex((range) => range.test(address));
  return index === -1 ? PRIVATE.length : index;
};

/** The address by which a phone in the same network most likely reaches this machine; undefined when it is in none. */
export const lanAddress = (interfaces: Interfaces): string | undefined =>
  Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .toSorted((left, right) => rank(left) - rank(right))[0];
