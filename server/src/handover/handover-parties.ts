import type { HandoverCreate } from '@grzadka/contract/handover/handover.model';
import type { Kysely } from 'kysely';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';

/** Who leaves and who comes, in their order, with what becomes of each. */
export type HandoverParties = Pick<HandoverCreate, 'leaving' | 'coming'>;

/** Who leaves and who comes by now. */
export async function partiesOf(
  db: Kysely<Database>,
  handoverId: string,
): Promise<HandoverParties> {
  const rows = await db
    .selectFrom('handoverParty')
    .selectAll()
    .where('handoverId', '=', handoverId)
    .orderBy('place')
    .execute();
  const of = (side: 'leaving' | 'coming') => rows.filter((row) => row.side === side);
  return {
    leaving: of('leaving').map(({ partyId, membership, login }) => ({
      partyId,
      endsMembership: membership,
      endsLogin: login,
    })),
    coming: of('coming').map(({ partyId, membership, login }) => ({
      partyId,
      beginsMembership: membership,
      getsLogin: login,
    })),
  };
}

/** Their ids, as the table has them. */
export function idsOf(parties: readonly { readonly partyId: string }[]): string[] {
  return parties.map(({ partyId }) => partyId.toLowerCase());
}

/** Who they are and what becomes of each, in words for the audit. */
export async function partiesInWords(
  db: Kysely<Database>,
  { leaving, coming }: HandoverParties,
): Promise<{ leavingParties: string; comingParties: string }> {
  const ids = idsOf([...leaving, ...coming]);
  const parties =
    ids.length === 0
      ? []
      : await db.selectFrom('party').select(['id', 'name']).where('id', 'in', ids).execute();
  const names = new Map(parties.map(({ id, name }) => [id, name]));
  const said = (partyId: string, facts: readonly (string | false)[]) =>
    [names.get(partyId.toLowerCase()), ...facts.filter((fact) => fact !== false)].join(', ');
  const leavingWords = leaving.map(({ partyId, endsMembership, endsLogin }) =>
    said(partyId, [endsMembership && 'koniec członkostwa', endsLogin && 'wyłączenie loginu']),
  );
  const comingWords = coming.map(({ partyId, beginsMembership, getsLogin }) =>
    said(partyId, [beginsMembership && 'początek członkostwa', getsLogin && 'login']),
  );
  return { leavingParties: leavingWords.join('; '), comingParties: comingWords.join('; ') };
}

/** Writes them down in place of those who were there before; says whether that changed anything. */
export async function setParties(
  { trx }: ChangeTransaction,
  handoverId: string,
  parties: HandoverParties,
  had: HandoverParties = { leaving: [], coming: [] },
): Promise<boolean> {
  const rows = rowsOf(handoverId, parties);
  if (JSON.stringify(rows) === JSON.stringify(rowsOf(handoverId, had))) return false;
  await trx.deleteFrom('handoverParty').where('handoverId', '=', handoverId).execute();
  if (rows.length > 0) await trx.insertInto('handoverParty').values(rows).execute();
  return true;
}

function rowsOf(handoverId: string, { leaving, coming }: HandoverParties) {
  return [
    ...leaving.map(({ partyId, endsMembership, endsLogin }, place) => ({
      handoverId,
      partyId: partyId.toLowerCase(),
      side: 'leaving' as const,
      place,
      membership: endsMembership,
      login: endsLogin,
    })),
    ...coming.map(({ partyId, beginsMembership, getsLogin }, place) => ({
      handoverId,
      partyId: partyId.toLowerCase(),
      side: 'coming' as const,
      place,
      membership: beginsMembership,
      login: getsLogin,
    })),
  ];
}
