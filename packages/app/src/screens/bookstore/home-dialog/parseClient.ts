import type { HomeMoment } from '@shuye/core-domain/bookstore';

/** Undefined where the user agent does not say: of a system that is not iOS, of a plain browser. */
export type HomeClient = Required<Pick<HomeMoment, 'system' | 'systemVersion' | 'clientVersion'>>;

const IOS = /(?:iPhone|CPU) OS (\d+(?:[._]\d+)*)/;
/** Apps of the group name themselves AliApp(AP/10.1.0.123); the first three numbers count. */
const CLIENT = /AliApp\([^/)]+\/(\d+\.\d+\.\d+)/;

/** Reads system and client, by which the home dialog leaves some out [STORE-21] [STORE-22]. */
export function parseClient(userAgent: string): HomeClient {
  const systemVersion = IOS.exec(userAgent)?.[1]?.replace(/_/g, '.');
  const system = systemVersion ? 'ios' : /Android/.test(userAgent) ? 'android' : 'desktop';
  return { system, systemVersion, clientVersion: CLIENT.exec(userAgent)?.[1] };
}
