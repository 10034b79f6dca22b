/** Texts of all queries that gateways of this process ask a PostgreSQL for a caller, while a test wants to know them. */
export const queryLog: { texts: Set<string> | undefined } = { texts: undefined };
