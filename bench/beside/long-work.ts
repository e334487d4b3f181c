import { createHash } from 'node:crypto';
import { withCheckDigits } from '@grzadka/contract/settings/bank-account';
import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { mt940 } from '@grzadka/server/test/bank-statements.ts';
import type { Kysely } from 'kysely';
import { draftOfAll, setPrices, takeBack } from '../charge/measured-run.ts';
import { setRecipients } from '../message/measured-preparing.ts';

type Db = Kysely<Database>;

/** Sends a request of the treasurer's and gives the reply; throws where it is refused. */
export type Send = (method: string, path: string, options?: SendOptions) => Promise<string>;

interface SendOptions {
  readonly json?: unknown;
  readonly multipart?: FormData;
  /** What `If-Match` says. */
  readonly version?: number;
}

/** Something that takes long, which somebody has the program do. */
export interface LongWork {
  readonly name: string;
  /** Does it, after what has to be there for it; `begin` is called when the waiting counts. */
  run(at: { db: Db; send: Send; begin: () => void }): Promise<void>;
}

/** How many records each is about. */
const size = 5_000;

/** Makes everybody reachable and sets the prices, once for all works. Gives the works. */
export async function prepareWorks({ url }: DatabaseUrls): Promise<readonly LongWork[]> {
  const opened = openDatabase(url, { max: 2, statementTimeout: 0 });
  try {
    await setRecipients(opened.db);
    const feeKindIds = await setPrices(opened.db);
    return [approval(feeKindIds), statement, preparedMessage, exported, imported];
  } finally {
    await closeDatabase(opened);
  }
}

const approval = (feeKindIds: string[]): LongWork => ({
  name: 'a run of 5,000 accounts approved',
  async run({ db, send, begin }) {
    const { id } = await draftOfAll(db, feeKindIds);
    const { version } = await db
      .selectFrom('chargeRun')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    begin();
    const json = { id, confirmShortNotice: true };
    await send('PUT', '/api/charge-run/approve', { json, version });
    await takeBack(db, id);
  },
});

const statement: LongWork = {
  name: 'a bank statement of 5,000 lines read and booked',
  async run({ db, send, begin }) {
    const nrb = withCheckDigits(`${BigInt(`0x${newId().slice(-12)}`)}`.padStart(24, '1'));
    const bank = { id: newId(), nrb, name: `Rachunek ${nrb}`, active: true };
    await db.insertInto('bankAccount').values(bank).execute();
    const accounts = await db
      .selectFrom('settlement')
      .select(['reference', 'gardenName'])
      .execute();
    const transfers = Array.from({ length: size }, (_, index) => {
      const { gardenName, reference } = accounts[index % accounts.length] ?? {};
      const title = `Dz ${gardenName} ${reference}`;
      return { amount: 1_000 + index, title, name: `NOWAK JAN ${index}`, day: '2025-05-15' };
    });
    const multipart = new FormData();
    multipart.set('bankAccountId', bank.id);
    multipart.set('file', new File([mt940(nrb, transfers)], 'wyciag.sta'));
    begin();
    const preview = await send('POST', '/api/bank-import/preview', { multipart });
    const { id } = JSON.parse(preview) as { id: string };
    await send('POST', '/api/bank-import/apply', { json: { id, confirmAccount: true } });
  },
};

const preparedMessage: LongWork = {
  name: 'a message to 5,000 recipients prepared',
  async run({ db, send, begin }) {
    const id = newId();
    await db
      .insertInto('message')
      .values({
        id,
        kind: 'fee-notice',
        groups: JSON.stringify([{ kind: 'holders', operator: 'include' }]),
        subject: 'Opłaty za działkę {{dzialka}}',
        html: '<p>{{odbiorca}}: saldo {{saldo}}, do zapłaty {{do_zaplaty}} do {{termin}}.</p>',
      })
      .execute();
    begin();
    await send('POST', '/api/message/prepare', { json: { id }, version: 1 });
  },
};

const exported: LongWork = {
  name: 'the 5,000 accounts and 5,500 parties made a workbook each',
  async run({ send, begin }) {
    begin();
    for (const list of ['settlement', 'party'])
      await send('GET', `/api/${list}/export?format=xlsx`);
  },
};

const imported: LongWork = {
  name: 'a file of 5,000 plots checked and taken in',
  async run({ send, begin }) {
    const rows = Array.from({ length: size }, (_, index) => `1;Nowa ${newId()} ${index};300`);
    const content = ['Sektor;Działka;Powierzchnia m2', ...rows].join('\n');
    const form = (fields: Readonly<Record<string, string>>) => {
      const multipart = new FormData();
      for (const [name, value] of Object.entries(fields)) multipart.set(name, value);
      multipart.set('file', new File([content], 'dzialki.csv'));
      return multipart;
    };
    const sha256 = createHash('sha256').update(content).digest('hex');
    begin();
    await send('POST', '/api/import/garden/check', { multipart: form({}) });
    const steps = await send('POST', '/api/import/garden/run', { multipart: form({ sha256 }) });
    if (!steps.includes('"isStored":true')) throw new Error(`not taken in: ${steps.slice(-300)}`);
  },
};
