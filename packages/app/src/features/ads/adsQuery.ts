import type { ApiClient, CommonParameters } from '@shuye/api-client';
import { adContent, adInfo, type AdContent } from '@shuye/api-client/calls';
import { adCandidates, AdSource, type AdSlot } from '@shuye/core-domain/ads';
import { queryOptions } from '@tanstack/react-query';

interface AdsRequest {
  client: ApiClient;
  /** The call repeats the common parameters (D-027). */
  sender: () => CommonParameters;
  /** False where the host shows no ads: nothing is asked then [AD-11]. */
  isEnabled: boolean;
}

/** The reader's ads, once a session [AD-12]. */
export const adsQuery = ({ client, sender, isEnabled }: AdsRequest) =>
  queryOptions({
    queryKey: ['ads'],
    enabled: isEnabled,
    staleTime: Infinity,
    queryFn: ({ signal }) => {
      const size = { width: window.innerWidth, height: window.innerHeight };
      return client.send(adInfo, { ...size, common: { ...sender() } }, { signal });
    },
  });

export type FilledAd =
  | { kind: 'own-guide'; source: AdSource }
  | { kind: 'content'; source: AdSource; content: AdContent };

/** The first candidate of a slot that has something to show; the query fails where none has [AD-12] (D-124). */
export const adContentQuery = (client: ApiClient, slot: AdSlot) =>
  queryOptions({
    queryKey: ['ad', slot.resourceId, slot.deliveryId],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<FilledAd> => {
      const { resourceId, deliveryId } = slot;
      let fault: unknown = new Error('The slot names nobody to ask.');
      for (const { source, code } of adCandidates(slot)) {
        if (source === AdSource.OwnGuide) return { kind: 'own-guide', source };
        try {
          // One after the other: a backup is asked only after all others failed.
          // oxlint-disable-next-line no-await-in-loop
          const content = await client.send(adContent, { code, source, resourceId, deliveryId }, { signal });
          return { kind: 'content', source, content };
        } catch (cause) {
          fault = cause;
        }
      }
      throw fault;
    },
  });
