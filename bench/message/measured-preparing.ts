import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { commandLine } from '@grzadka/server/src/core/change/audit-entry.ts';
import { change } from '@grzadka/server/src/core/change/change.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Caller } from '@grzadka/server/src/core/http/caller.ts';
import { post } from '@grzadka/server/src/ledger/post.ts';
import { prepareMessage } from '@grzadka/server/src/message/draft/prepare-message.ts';
import { type Kysely, sql } from 'kysely';

type Db = Kysely<Database>;

/** How long it took, in seconds, and to how many. */
export interface PreparingCost {
  readonly seconds: number;
  readonly recipients: number;
}

/** Gives everybody an address on paper, every other one an e-mail address and agreed letters, and each account a debt. */
export async function setRecipients(db: Db): Promise<void> {
  await sql`
    update party set
      street = 'Kwiatowa', house_number = right(id::text, 4), postal_code = '00-950', city = 'Warszawa',
      email = case when right(id::text, 1) < '8' then id || '@example.com' end
  `.execute(db);
  await sql`
    insert into consent (id, party_id, kind, number, email, given_on, how)
    select gen_random_uuid(), id, 'e-delivery', 1, email, '2026-01-15', 'written' from party where email is not null
  `.execute(db);
  await sql`
    update settings set name = 'ROD Malwa', bank_account = '61109010140000071219812874'
  `.execute(db);
  const accounts = await db.selectFrom('settlement').select('id').execute();
  const today = gardenToday();
  const entries = accounts.map(({ id: settlementId }) => ({
    postingDay: today,
    description: 'Opłata',
    lines: [
      {
        code: '200',
        settlementId,
        amount: 200_00,
        parts: ['2027-03-31', '2027-06-30'].map((dueOn) => ({
          feeKindId: null,
          description: 'Opłata',
          dueOn,
          amount: 100_00,
        })),
      },
      { code: '700', amount: -200_00 },
    ] as const,
  }));
  await change(db, commandLine, (tx) => post(tx, [{ series: 'PK', sourceId: newId(), entries }]));
  await sql`analyze`.execute(db);
}

const text = {
  subject: 'Opłaty za działkę {{dzialka}}',
  html: `<p>{{odbiorca}}, działka {{dzialka}} ({{sektor}}, {{powierzchnia}}), numer rozliczenia {{numer_rozliczenia}}.</p>
    <p>Saldo {{saldo}}, do zapłaty {{do_zaplaty}} do {{termin}} na {{rachunek_bankowy}}. {{rod}}, {{data}}</p>`,
};

/** Prepares a notice of fees to the holders of all gardens. */
export async function prepareForAll(db: Db): Promise<PreparingCost> {
  const id = newId();
  const groups = JSON.stringify([{ kind: 'holders', operator: 'include' }]);
  await db
    .insertInto('message')
    .values({ id, kind: 'fee-notice', groups, ...text })
    .execute();
  const caller: Caller = {
    ...commandLine,
    userLoginId: newId(),
    sessionId: '',
    userName: '',
    role: 'ROLE_ADMIN',
    mustSwitchOnSecondFactor: false,
    person: { firstName: null, lastName: null },
  };
  const begun = performance.now();
  await prepareMessage(db, { id, despiteReason: null, caller });
  const seconds = (performance.now() - begun) / 1000;
  const { count } = await db
    .selectFrom('messageRecipient')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('messageId', '=', id)
    .where('state', '<>', 'skipped')
    .executeTakeFirstOrThrow();
  return { seconds, recipients: Number(count) };
}
