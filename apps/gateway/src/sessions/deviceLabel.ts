import { deviceName } from '@shuye/core-domain/host';

/** What a reader recognises a device by; nothing else of its user agent is kept. */
export const deviceLabel = (headers: Headers): string => deviceName(headers.get('user-agent') ?? '');
