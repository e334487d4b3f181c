import type { Faker } from '@faker-js/faker';
import { withCheckDigits } from '@grzadka/contract/settings/bank-account';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { type Kysely, sql } from 'kysely';
import { personName, surname } from '../people/names.ts';

/** Who pays for a settlement account, and what is known of that. */
interface Payer {
  readonly settlementId: string;
  readonly reference: string;
  /** The plot; null of one that has none. */
  readonly garden: string | null;
  /** As the register writes it. */
  readonly name: string;
  /** The 26 digits from which they pay. */
  readonly account: string;
  /** What they write over their transfers, each time the same. */
  readonly title: string;
}

/** What people write over a transfer, and how many of a hundred write so. */
const titles = [
  { weight: 46, value: ({ reference }: Named) => `${reference} opłata za działkę` },
  { weight: 18, value: ({ reference, garden }: Named) => `Dz ${garden ?? ''} ${reference}` },
  { weight: 14, value: ({ garden }: Named) => `działka ${garden ?? ''} opłata roczna` },
  { weight: 6, value: ({ garden }: Named) => `OPLATA ZA OGROD NR ${garden ?? ''}` },
  { weight: 9, value: () => 'oplata za dzialke' },
  { weight: 4, value: ({ reference }: Named) => `nr ${mistyped(reference)}` },
  { weight: 3, value: () => 'przelew' },
] as const;

/** Of a hundred people so many let somebody else pay: a neighbour, or a grown child by another name. */
const paidByOthers = 0.04;

/** The first digits of some banks in Poland. */
const banks = ['10201026', '11402004', '10501025', '12401037', '10901014', '16001462'];

interface Named {
  readonly reference: string;
  readonly garden: string | null;
}

/** Those who pay, by settlement account; the same grow from the same seed. */
export async function readPayers(
  db: Kysely<Database>,
  random: Faker,
): Promise<ReadonlyMap<string, Payer>> {
  const { rows } = await sql<Named & { settlementId: string; name: string }>`
    select settlement.id as settlement_id, settlement.reference, garden.name as garden, payer.name
    from settlement
    left join garden on garden.id = settlement.garden_id
    join lateral (
      select party.name
      from settlement_holder join party on party.id = settlement_holder.party_id
      where settlement_id = settlement.id
      order by party.register_number
      limit 1
    ) payer on true
    order by settlement.number
  `.execute(db);
  const payers = rows.map(({ name, ...row }, index): Payer => {
    const other = rows[(index + 7) % rows.length]?.name ?? name;
    return {
      ...row,
      name: random.datatype.boolean(paidByOthers) ? other : name,
      account: makeAccount(random),
      title: random.helpers.weightedArrayElement(titles)(row),
    };
  });
  return new Map(payers.map((payer) => [payer.settlementId, payer]));
}

/** Somebody who pays for another, from an account of theirs. */
export function makeUnknownPayer(random: Faker): Pick<Payer, 'name' | 'account' | 'title'> {
  const { firstName, lastName } = personName(random, surname(random));
  return {
    name: `${lastName} ${firstName}`,
    account: makeAccount(random),
    title: random.helpers.arrayElement(['za działkę mamy', 'opłata', 'przelew środków', 'działka']),
  };
}

function makeAccount(random: Faker): string {
  return withCheckDigits(
    `${random.helpers.arrayElement(banks)}${random.string.numeric({ length: 16 })}`,
  );
}

/** A reference with its last two digits turned, as one who copies it by hand may write it. */
function mistyped(reference: string): string {
  return `${reference.slice(0, -2)}${reference.at(-1) ?? ''}${reference.at(-2) ?? ''}`;
}
