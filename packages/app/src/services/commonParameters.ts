import type { CommonParameters } from '@shuye/api-client';
import type { Host } from '@shuye/host-bridges';
import type { KeyValueStorage } from '../storage/createStorage.ts';
import type { RuntimeConfig } from './RuntimeConfig.ts';

interface Device {
  host: Host;
  config: Pick<RuntimeConfig, 'version'>;
  siteId: string;
  storage: KeyValueStorage;
  userAgent: string;
  randomId: () => string;
  userId: () => string;
}

const isIos = (userAgent: string): boolean => /iPhone|iPad|iPod/.test(userAgent);

/** Any other would have every call of this device refused. */
const asDeviceId = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[0-9A-Za-z-]{1,64}$/.test(value) ? value : undefined;

/** A random id of this browser, made once; no fingerprint (D-023). */
function deviceId(storage: KeyValueStorage, randomId: () => string): string {
  const known = storage.read('device', asDeviceId);
  if (known) return known;
  const made = randomId();
  storage.write('device', made);
  return made;
}

export function commonParameters({
  host,
  config,
  siteId,
  storage,
  userAgent,
  randomId,
  userId,
}: Device): () => CommonParameters {
  const ios = isIos(userAgent);
  const parameters: Omit<CommonParameters, 'userId'> = {
    platform: ios ? host.platform.ios : host.platform.android,
    channelId: siteId,
    appVersion: config.version,
    osName: ios ? 'ios' : 'android',
    deviceId: deviceId(storage, randomId),
  };
  return () => ({ ...parameters, userId: userId() });
}
