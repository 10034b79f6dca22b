/** Texts of all queries that the tests of this process ask a PostgreSQL, while a test wants to know them. */
export const queryLog: { texts: Set<string> | undefined } = { texts: undefined };
