import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Writer } from '@grzadka/server/src/message/open-message.ts';
import type { Kysely } from 'kysely';

/** Two of the demo's logins, who stand in the audit for what the program does for them. */
export interface Office {
  /** Who reckons what is charged, and writes to people. */
  readonly treasurer: Writer;
  /** Who approves it. */
  readonly manager: Writer;
}

/** The office of a garden whose logins are stored. */
export async function readOffice(db: Kysely<Database>): Promise<Office> {
  return {
    treasurer: await writerOf(db, 'skarbnik'),
    manager: await writerOf(db, 'kierownik'),
  };
}

async function writerOf(db: Kysely<Database>, userName: string): Promise<Writer> {
  const { id, name, role } = await db
    .selectFrom('login')
    .leftJoin('party', 'party.id', 'partyId')
    .select(['login.id', 'party.name', 'role'])
    .where('userName', '=', userName)
    .executeTakeFirstOrThrow();
  return { userLoginId: id, displayName: name ?? userName, role };
}
