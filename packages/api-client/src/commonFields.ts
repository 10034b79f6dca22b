import { isLoggedInId } from '@shuye/core-domain/member';
import type { CommonParameters } from './CommonParameters.ts';
import type { AnyCall } from './defineCall.ts';
import type { Fields } from './encodeBody.ts';

/** Guests go by the anonymous id, and by another one where a call wants that [AUTH-04] (D-015). */
const userIdFor = ({ guestId }: AnyCall, { userId }: CommonParameters): string =>
  guestId === undefined || isLoggedInId(userId) ? userId : guestId;

/** Spells the common parameters as this call does (SIGN-01); its token only where the call names one. */
export const commonFields = (call: AnyCall, common: CommonParameters, token: string | undefined): Fields => ({
  platform: common.platform,
  channelId: common.channelId,
  appVer: common.appVersion,
  osName: common.osName,
  sn: common.deviceId,
  ...(call.userField ? { [call.userField]: userIdFor(call, common) } : {}),
  // Browsers have no such number; the random id stands in for it (D-023).
  ...('imei' in call.request ? { imei: common.deviceId } : {}),
  ...('tk' in call.request ? { tk: token } : {}),
  ...('placeid' in call.request ? { placeid: common.channelId } : {}),
});
