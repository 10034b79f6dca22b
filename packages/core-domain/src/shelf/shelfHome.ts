import { isLoggedInId } from '../member/userId.ts';

/** Where a user's books are kept: a guest's on the device alone, an account's with the server [AUTH-06] [PROD-04]. */
export const shelfHome = (userId: string | number): 'device' | 'server' => (isLoggedInId(userId) ? 'server' : 'device');
