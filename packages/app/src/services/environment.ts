/**
 * Development builds choose the target of their calls (D-153); builds for readers know the addresses of their page
 * alone.
 */
import type { KeyValueStorage } from '../storage/createStorage.ts';
import type { RuntimeConfig } from './RuntimeConfig.ts';

export const environments = ['local', 'test', 'production'] as const;
export type EnvironmentName = (typeof environments)[number];

export const loadEnvironment = (storage: KeyValueStorage): EnvironmentName =>
  storage.read('environment', (value) => environments.find((name) => name === value)) ?? 'local';

/** An environment without an address is the local one: the server of the page. */
export function environmentAddresses(config: RuntimeConfig, storage: KeyValueStorage): RuntimeConfig['addresses'] {
  const name = loadEnvironment(storage);
  const origin = name === 'local' ? undefined : config.environments?.[name];
  if (origin === undefined) return config.addresses;
  return Object.fromEntries(Object.keys(config.addresses).map((service) => [service, origin]));
}
