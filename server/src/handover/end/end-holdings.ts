import { sql } from 'kysely';
import { endAssignment } from '#src/assignment/assignment.repo.ts';
import { changeSettlement } from '#src/settlement/settlement.repo.ts';
import { endText } from './end.text.ts';
import type { Ending } from './ending.ts';
import type { People } from './read-people.ts';

/** An account of who leaves, as it is after they did. */
interface LeftAccount {
  readonly id: string;
  readonly reference: string;
  readonly balance: string;
  readonly closedOn: string | null;
  readonly payerId: string | null;
  readonly version: number;
}

/**
 * Ends the assignments of who leaves with their last day. An account that nobody holds any more closes by that; of one that goes on, who
 * left is no longer whom letters address.
 */
export async function endHoldings(ending: Ending, people: People): Promise<void> {
  const { tx, handover, told } = ending;
  const { day } = handover;
  const { leaving, staying, coming } = people;
  const accounts = [...new Set(leaving.map(({ settlementId }) => settlementId))];
  for (const [place, { name, assignmentId, version, validThru }] of leaving.entries()) {
    told.what.push(endText.leaves(name, day));
    told.facts.push(assignmentId, version);
    // Who was taken in before the others left, by hand, may share their account.
    const isLast = place === leaving.length - 1;
    const split =
      isLast && coming.some(({ holds }) => holds && accounts.includes(holds.settlementId));
    if (validThru === day && !split) continue;
    await endAssignment(tx, { id: assignmentId, ifMatch: [version], validThru: day, split });
  }
  for (const account of await readAccounts(ending, accounts)) {
    const { id, reference, closedOn } = account;
    const balance = Number(account.balance);
    const others = staying.filter(({ settlementId }) => settlementId === id);
    told.facts.push(id, balance);
    if (closedOn !== null) {
      told.what.push(endText.closes(reference, balance));
      continue;
    }
    told.what.push(
      endText.goesOn(
        reference,
        others.map(({ name }) => name),
        balance,
      ),
    );
    const [next] = others;
    if (next === undefined || !leaving.some(({ partyId }) => partyId === account.payerId)) continue;
    const payer = { id, ifMatch: undefined, payerId: next.partyId };
    await changeSettlement(tx, payer);
    told.what.push(endText.addressee(reference, next.name));
  }
  if (staying.length + coming.length === 0 && leaving.length > 0) {
    told.what.push(endText.staysEmpty);
  }
}

async function readAccounts({ tx }: Ending, ids: readonly string[]): Promise<LeftAccount[]> {
  const { rows } = await sql<LeftAccount>`
    select id, reference, balance_grosz as balance, closed_on, payer_id, version
    from settlement where id = any (${ids}::uuid[])
    order by number
  `.execute(tx.trx);
  return rows;
}
