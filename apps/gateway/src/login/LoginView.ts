/** What every step of a login carries on: nothing is kept on the server before a login has succeeded. */
export interface LoginAim {
  isRegistering: boolean;
  /** A login that is no older makes another one needless, in seconds; undefined if any does that holds. */
  maxAge?: number | undefined;
  /** Where the login leads, already checked. */
  returnTo: string;
  /** Where a reader goes who would rather not log in, already checked. */
  backTo: string;
}

export interface LoginView extends LoginAim {
  isElder: boolean;
  state: string;
  /** As typed; eleven digits in the second step. */
  phone: string;
  /** What was wrong, in words for the reader. */
  error?: string;
}
