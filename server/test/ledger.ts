import type { Kysely } from 'kysely';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { EntryDraft, PartDraft, Series } from '#src/ledger/entry-draft.ts';
import { post } from '#src/ledger/post.ts';
import { reversalsOf } from '#src/ledger/reversal-of.ts';
import { openSettlement } from '#src/settlement/without-garden.ts';
import { addAssignment, addGarden, addParty } from './factories.ts';

type Db = Kysely<Database>;

/** A settlement account with one holder, by the name of the garden. */
export async function addAccount(
  db: Db,
  {
    name,
    lastName = 'Kowalski',
    sector,
  }: { name?: string; lastName?: string; sector?: 1 | 2 } = {},
): Promise<{ id: string; reference: string; garden: string }> {
  const garden = await addGarden(db, { ...(name && { name }), ...(sector && { sector }) });
  const party = await addParty(db, { lastName });
  await addAssignment(db, { gardenId: garden.id, partyId: party.id, validFrom: '2020-01-01' });
  const account = await db
    .selectFrom('settlement')
    .select(['id', 'reference'])
    .where('gardenId', '=', garden.id)
    .executeTakeFirstOrThrow();
  return { ...account, garden: garden.name };
}

/** A settlement account without a garden, of a person of its own. */
export async function openAccount(
  db: Db,
  { lastName = 'Czekająca' }: { lastName?: string } = {},
): Promise<{ id: string; reference: string; partyId: string }> {
  const { id: partyId } = await addParty(db, { lastName });
  await openSettlement(db, { partyId, caller: commandLine });
  const account = await db
    .selectFrom('settlement')
    .select(['id', 'reference'])
    .where('partyId', '=', partyId)
    .executeTakeFirstOrThrow();
  return { ...account, partyId };
}

/** The cash box that is there from the start. */
export async function firstCashBox(db: Db): Promise<string> {
  const box = db.selectFrom('cashBox').select('id').where('name', '=', 'Kasa');
  return (await box.executeTakeFirstOrThrow()).id;
}

/** The fee kind of that name. */
export async function feeKindNamed(db: Db, name: string): Promise<string> {
  const kind = db.selectFrom('feeKind').select('id').where('name', '=', name);
  return (await kind.executeTakeFirstOrThrow()).id;
}

/** What is posted, in grosze, and on which day; in a document of that kind. */
interface Posting {
  account: string;
  day: string;
  series?: Series;
  description?: string;
}

type Part = Pick<PartDraft, 'amount' | 'dueOn'> & Partial<PartDraft>;

/** Posts a debt in parts, in the name of the command line; gives the entry. */
export async function postDebt(
  db: Db,
  {
    account,
    day,
    series = 'PK',
    description = 'Opłata',
    parts,
  }: Posting & { parts: readonly Part[] },
) {
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  const stated = parts.map((part) => ({ feeKindId: null, description: null, ...part }));
  const lines = [
    { code: '200', settlementId: account, amount, parts: stated },
    { code: '700', amount: -amount },
  ] as const;
  return postOne(db, series, { postingDay: day, description, lines });
}

/** Posts a payment, which is spread by the rule; gives the entry. */
export async function postPayment(
  db: Db,
  { account, day, series = 'KP', description = 'Wpłata', amount }: Posting & { amount: number },
) {
  const lines = [
    { code: '140', amount },
    { code: '200', settlementId: account, amount: -amount, parts: [] },
  ] as const;
  return postOne(db, series, { postingDay: day, description, lines });
}

/** Moves a payment from one account to another; gives the entry. */
export async function postMove(
  db: Db,
  { account, to, day, amount }: Posting & { to: string; amount: number },
) {
  const part = { feeKindId: null, description: null, dueOn: day, amount };
  const lines = [
    { code: '200', settlementId: account, amount, parts: [part] },
    { code: '200', settlementId: to, amount: -amount, parts: [] },
  ] as const;
  return postOne(db, 'PK', { postingDay: day, description: 'Przeniesienie', lines });
}

/** Posts an entry of its own document, in the name of the command line. */
export async function postOne(
  db: Db,
  series: Series,
  entry: EntryDraft,
): Promise<{ id: string; number: string }> {
  const [posted] = await change(db, commandLine, (tx) =>
    post(tx, [{ series, sourceId: null, entries: [entry] }]),
  );
  if (posted === undefined) throw new Error('nothing was posted');
  return posted;
}

/** Takes an entry back, on a day or else on its own. */
export async function reverse(db: Db, entryId: string, day?: string) {
  const [posted] = await change(db, commandLine, async (tx) => {
    const entries = await reversalsOf(tx.trx, [entryId], 'pomyłka');
    const onDay = entries.map((entry) => ({ ...entry, ...(day && { postingDay: day }) }));
    return post(tx, [{ series: 'ST', sourceId: null, entries: onDay }]);
  });
  if (posted === undefined) throw new Error('nothing was reversed');
  return posted;
}

/** Takes entries back by one document, each on its own day. */
export function reverseTogether(db: Db, entryIds: readonly string[]) {
  return change(db, commandLine, async (tx) => {
    const entries = await reversalsOf(tx.trx, entryIds, 'pomyłka');
    return post(tx, [{ series: 'ST', sourceId: newId(), entries }]);
  });
}

/** An account that owes 100 since the first of 2025, and has paid 60 on the day after; gives its id and what was posted. */
export async function addDebtor(db: Db) {
  const { id } = await addAccount(db);
  const parts = [{ amount: 100, dueOn: '2025-01-01' }];
  const debt = await postDebt(db, { account: id, day: '2025-01-01', parts });
  const payment = await postPayment(db, { account: id, day: '2025-01-02', amount: 60 });
  return { id, debt, payment };
}

/** An account with a debt, a payment and one that was taken back; gives what was posted. */
export async function postSomething(db: Db) {
  const { id: account } = await addAccount(db);
  const day = '2025-01-01';
  const debt = await postDebt(db, { account, day, parts: [{ amount: 100, dueOn: day }] });
  const payment = await postPayment(db, { account, day, amount: 60 });
  await reverse(db, (await postPayment(db, { account, day, amount: 30 })).id);
  return { account, debt, payment };
}

/** What of each part of an account is open, and what of its payments is left, in grosze. */
export async function stateOf(db: Db, account: string) {
  const parts = await db
    .selectFrom('openItem')
    .select(['dueOn', 'amountGrosz', 'openGrosz'])
    .where('settlementId', '=', account)
    .orderBy('dueOn')
    .orderBy('id')
    .execute();
  const { balanceGrosz } = await db
    .selectFrom('settlement')
    .select('balanceGrosz')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  const open = parts.map(({ openGrosz }) => Number(openGrosz));
  const balance = Number(balanceGrosz);
  return { open, balance, overpaid: open.reduce((sum, part) => sum + part, 0) - balance };
}
