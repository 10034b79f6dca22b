import type { Answers } from './fakeServer.ts';

interface Held {
  nickname?: string;
  avatarUrl?: string;
  beans?: number;
  tickets?: number;
  /** State of the super membership: 2 holds, 3 is over; none without it. */
  superType?: number;
  /** Seconds from the server's now to the end of the membership. */
  superEndsIn?: number;
}

const NOW = 1_790_000_000;

/** A server that knows the reader: its answers about the account and the logout. */
export const anAccount = ({
  nickname = '山中人',
  avatarUrl = '',
  beans = 12,
  tickets = 3,
  superType,
  superEndsIn = 86_400,
}: Held = {}) =>
  ({
    userBaseInfo: { data: { userId: '8000001', nickName: nickname, photoUrl: avatarUrl } },
    userInfo: {
      info: {
        userInfo: { balance: beans },
        userCouponInfo: { ticket: { unUsedNum: tickets } },
        memberInfo: superType === undefined ? {} : { superInfo: { superType, expiredTime: NOW + superEndsIn } },
        serverTime: NOW,
      },
    },
    logOut: {},
  }) satisfies Answers;
