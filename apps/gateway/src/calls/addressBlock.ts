const IPV4 = /^(\d+\.\d+\.\d+)\.\d+$/;

/** The 256 IPv4 addresses (/24) around one; an IPv6 address already comes as its /64. */
export const addressBlock = (address: string): string => IPV4.exec(address)?.[1] ?? address;
