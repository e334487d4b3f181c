import { beginAssignment } from '#src/assignment/assignment.repo.ts';
import { settleApart } from '#src/settlement/follow-assignment.ts';
import { endText } from './end.text.ts';
import type { Ending } from './ending.ts';
import type { People } from './read-people.ts';

/**
 * Makes the assignments of who comes, from their first day on, on one account that is theirs alone; gives that account, null where nobody
 * comes.
 */
export async function beginHoldings(ending: Ending, people: People): Promise<string | null> {
  const { tx, handover, startDay, told } = ending;
  const { coming, staying } = people;
  const [first] = coming;
  if (first === undefined) return null;
  const made: string[] = [];
  for (const { partyId, name, holds } of coming) {
    told.facts.push(partyId);
    if (holds !== null) {
      told.what.push(endText.hasBegun(name));
      continue;
    }
    told.what.push(endText.begins(name, startDay));
    const { id } = await beginAssignment(tx, {
      gardenId: handover.gardenId,
      partyId,
      validFrom: startDay,
      validThru: null,
      settlement: 'rule',
    });
    made.push(id);
  }
  // By the rule they would share the account of who stays.
  if (staying.length > 0 && made.length > 0) await settleApart(tx, made);
  if (made.length > 0) told.what.push(endText.newAccount(coming.map(({ name }) => name)));
  const { settlementId } = await tx.trx
    .selectFrom('settlementHolder')
    .innerJoin('assignment', 'assignment.id', 'assignmentId')
    .select('settlementId')
    .where('gardenId', '=', handover.gardenId)
    .where('assignment.partyId', '=', first.partyId)
    .where('validThru', '>=', startDay)
    .executeTakeFirstOrThrow();
  return settlementId;
}
