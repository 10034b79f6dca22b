import type { MemberTier } from '@shuye/core-domain/member';
import type { Flag } from './Flag.ts';

export interface AccountTable {
  /** Digits, above 8000000; random, so that accounts cannot be counted. */
  user_id: string;
  nickname: string;
  /** Empty where the reader has no picture. */
  avatar_url: string;
  created_at: number;
}

/** How an account is recognised at a login: by its phone, or by its id in a host. */
export interface IdentityTable {
  /** `phone`, or the id of a host. */
  provider: string;
  /** A keyed hash: neither phone nor foreign id is kept readable. */
  subject_hash: string;
  user_id: string;
}

export interface SessionTable {
  /** SHA-256, hex: a reader of the database cannot log in with it. */
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  /** When a refresh gave out a newer token; the old one works for a short while after it. */
  replaced_at: number | null;
  /** The same for all sessions that refreshes made of one login: it ends with all of them. */
  login_id: string;
  /** When the reader logged in: refreshes go on from there. */
  began_at: number;
  /** What its reader may recognise it by, such as `iPhone · Safari`; empty where nothing is known. */
  device: string;
}

/** Codes that a browser asked for, to one phone. */
export interface LoginCodeTable {
  phone_hash: string;
  /** A keyed hash of what the login page gave the browser: the code is good there alone. */
  browser_hash: string;
  /** A keyed hash of the network that the browser asked from. */
  network_hash: string;
  /** The browser has logged in with this phone before. */
  is_known: Flag;
  code_hash: string;
  tries: number;
  sent_at: number;
  expires_at: number;
  /** Codes sent for the browser since then: of one day at most. */
  codes: number;
  counted_from: number;
}

export interface MembershipTable {
  user_id: string;
  tier: MemberTier;
  /** Seconds. */
  begins_at: number;
  expires_at: number;
}

/** Bean tickets: they pay for chapters and books one to one, as beans do. */
export interface TicketTable {
  id: string;
  user_id: string;
  name: string;
  /** Beans that it was worth when given. */
  amount: number;
  /** Beans that are left. */
  balance: number;
  /** Seconds. */
  expires_at: number;
  given_at: number;
}
