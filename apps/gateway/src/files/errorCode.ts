/** The code that the system, SQLite or PostgreSQL gives an error; empty where it has none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
