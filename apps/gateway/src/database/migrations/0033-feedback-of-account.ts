import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an account wrote to us is found by the account, which deletes it when it goes. */
export const feedbackOfAccount: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index feedback_of_account on feedback (user_id) where user_id is not null`.execute(db);
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropIndex('feedback_of_account').execute();
  },
};
