import type { Host } from '@shuye/host-bridges';

const never = { perSession: 0 };

/**
 * A host in 长辈版: no ads, no invitations, nothing that comes up by itself or urges to download. What stands in the place
 * of a locked chapter stays, because nothing else leads on there.
 */
export function elderHost({ reader, guide, bridge, ...host }: Host): Host {
  const { follow: _invites, ...abilities } = bridge;
  const noBars = { actionBar: false, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false };
  return {
    ...host,
    reader: { ...reader, adsEnabled: false },
    ...(guide && {
      guide: { ...guide, bars: noBars, caps: { box: never, bar: never, popup: never, collection: never } },
    }),
    bridge: abilities,
  };
}
