/** 0 or 1: the one spelling of a truth that SQLite and PostgreSQL share. */
export type Flag = 0 | 1;
