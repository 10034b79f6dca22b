import type { CommonParameters } from '@shuye/api-client';
import { brand } from '@shuye/core-domain/brand';
import { buildQuery } from '@shuye/core-domain/query';

/** The product's pages as the feedback page tells them from its apps (D-159). */
const FROM_PAGES = 'h5';

/** Leads to the feedback page, and says who and where the reader is [ME-14]. */
export function feedbackAddress(
  feedbackUrl: string,
  { platform, deviceId, userId }: Pick<CommonParameters, 'platform' | 'deviceId' | 'userId'>,
): string {
  const query = buildQuery(
    Object.entries({
      instance: brand.feedbackInstance,
      from: FROM_PAGES,
      pf: platform,
      sn: deviceId,
      user_id: userId,
    }),
  );
  return feedbackUrl + (feedbackUrl.includes('?') ? query.replace('?', '&') : query);
}
