import type { HostDefinition } from '@shuye/host-bridges';

/** Names a host's value so that the compiler checks it where it is written. */
export const defineHost = (host: HostDefinition): HostDefinition => host;
