import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { commandLine } from '@grzadka/server/src/core/change/audit-entry.ts';
import { change } from '@grzadka/server/src/core/change/change.ts';
import { writeImportedEntries } from '@grzadka/server/src/core/change/imported-entries.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { DocumentDraft, EntryDraft } from '@grzadka/server/src/ledger/entry-draft.ts';
import { post } from '@grzadka/server/src/ledger/post.ts';
import type { Kysely, KyselyPlugin } from 'kysely';

/** What a posting took. */
export interface PostingCost {
  readonly milliseconds: number;
  /** Besides the beginning and the end of the transaction. */
  readonly statements: number;
}

/** Posts a payment on each of so many accounts, one transaction after the other. */
export async function postPayments(db: Kysely<Database>, count: number): Promise<PostingCost[]> {
  const costs: PostingCost[] = [];
  const { id: cashBoxId } = await db.selectFrom('cashBox').select('id').executeTakeFirstOrThrow();
  for (const account of await someAccounts(db, count)) {
    const lines = [
      { code: '100', cashBoxId, amount: 20_000 },
      { code: '200', settlementId: account, amount: -20_000, parts: [] },
    ] as const;
    const entry = { postingDay: gardenToday(), description: 'Wpłata', lines };
    costs.push(await costOf(db, { series: 'KP', sourceId: null, entries: [entry] }));
  }
  return costs;
}

/** Posts one document that charges each of so many accounts, in two parts each, and records them as a file does. */
export async function postRun(db: Kysely<Database>, count: number): Promise<PostingCost> {
  const [first, second] = await db.selectFrom('feeKind').select('id').orderBy('position').execute();
  if (first === undefined || second === undefined) throw new Error('there are no fee kinds');
  const day = gardenToday();
  const fees = [
    { feeKindId: first.id, amount: 22_351 },
    { feeKindId: second.id, amount: 4_688 },
  ];
  const entries = (await someAccounts(db, count)).map(
    (settlementId): EntryDraft => ({
      postingDay: day,
      description: 'Opłaty',
      lines: [
        {
          code: '200',
          settlementId,
          amount: fees.reduce((sum, { amount }) => sum + amount, 0),
          parts: fees.map((fee) => ({ ...fee, description: null, dueOn: day })),
        },
        ...fees.map(({ feeKindId, amount }) => ({
          code: '700' as const,
          feeKindId,
          amount: 0 - amount,
        })),
      ],
    }),
  );
  return costOf(db, { series: 'NAL', sourceId: newId(), entries });
}

/** The last accounts: the first one has more lines than any other. */
async function someAccounts(db: Kysely<Database>, count: number): Promise<string[]> {
  const rows = db.selectFrom('settlement').select('id').orderBy('number', 'desc').limit(count);
  return (await rows.execute()).map(({ id }) => id);
}

async function costOf(db: Kysely<Database>, document: DocumentDraft): Promise<PostingCost> {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const begun = performance.now();
  await change(db.withPlugin(counting), commandLine, (tx) =>
    post(tx, [document], (told) =>
      writeImportedEntries(tx.trx, { actor: tx.actor, importId: newId() }, told),
    ),
  );
  return { milliseconds: performance.now() - begun, statements };
}
