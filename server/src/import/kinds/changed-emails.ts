import { emailOfHigherRankInFile, emailOfStaff } from '@grzadka/contract/party/party-rank';
import { sql } from 'kysely';
import { rankOfEmails } from '#src/party/email-rank.ts';
import type { PlanContext } from '../engine/define-import.ts';

/** A party to which a row gives another e-mail address. */
interface ChangedEmail {
  readonly number: number;
  readonly partyId: string;
}

/** The e-mail addresses that a file changes, kept by the database until the last row is read. */
export interface ChangedEmails {
  readonly add: (changed: readonly ChangedEmail[]) => Promise<void>;
  /**
   * Refuses the rows that change the address of a party whose login is of a higher rank. All are asked for at once: logins
   * that are locked in several steps could have two transactions wait for each other.
   */
  readonly refuse: () => Promise<void>;
}

/** Keeps the changed e-mail addresses of a file; inside the import's transaction. */
export async function keepChangedEmails({
  db,
  actor,
  refuse,
  warn,
}: Pick<PlanContext, 'db' | 'actor' | 'refuse' | 'warn'>): Promise<ChangedEmails> {
  await sql`
    create temporary table import_email (number int, party_id uuid) on commit drop
  `.execute(db);
  let count = 0;
  return {
    async add(changed) {
      if (changed.length === 0) return;
      count += changed.length;
      await sql`
        insert into import_email
        select * from unnest(
          ${changed.map(({ number }) => number)}::int[],
          ${changed.map(({ partyId }) => partyId)}::uuid[]
        )
      `.execute(db);
    },
    async refuse() {
      if (count === 0) return;
      const parties = sql`select party_id from import_email`;
      const { refused, remarkable } = await rankOfEmails(db, { parties, caller: actor });
      const { rows } = await sql<ChangedEmail>`
        select number, party_id from import_email
        where party_id = any(${[...refused, ...remarkable]}::uuid[])
      `.execute(db);
      for (const { number, partyId } of rows) {
        if (refused.has(partyId)) refuse(number, 'email', emailOfHigherRankInFile);
        else warn(number, 'email', emailOfStaff);
      }
    },
  };
}
