import type { Faker } from '@faker-js/faker';
import { writeInBatches } from '@grzadka/server/src/core/database/in-batches.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { type Insertable, type Kysely, sql } from 'kysely';
import { personEmail } from '../people/parties.ts';
import { dayBetween } from '../plots/assignments.ts';

type Consent = Insertable<Database['consent']>;

interface Needs {
  readonly random: Faker;
  /** The day of the general meeting at which most sheets were signed. */
  readonly meeting: Temporal.PlainDate;
  readonly today: Temporal.PlainDate;
}

/** Shares of those with a garden who signed, who want information as well, and of these who want none any more. */
const [signed, informed, unsubscribed] = [0.72, 0.85, 0.07];

/** So many have another address by now than the one that they signed for. */
const moved = 3;

/** Lets most people with a garden agree to letters by e-mail, and to information; who had no address gives one. */
export async function letAgree(
  db: Kysely<Database>,
  { random, meeting, today }: Needs,
): Promise<void> {
  const holders = await db
    .selectFrom('party')
    .select(['id', 'firstName', 'lastName', 'email'])
    .where('id', 'in', (held) => held.selectFrom('currentAssignment').select('partyId'))
    .orderBy(sql`register_number::int`)
    .execute();
  const signing = holders.filter(() => random.datatype.boolean(signed));
  const people = signing.map(({ id, firstName, lastName, email }) => ({
    id,
    email: email ?? personEmail(random, { firstName: firstName ?? '', lastName: lastName ?? '' }),
  }));
  const consents = people.flatMap(({ id: partyId, email }, place): Consent[] => {
    const isOwn = random.datatype.boolean(0.1);
    const givenOn = (isOwn ? dayBetween(random, meeting, today) : meeting).toString();
    const given = {
      partyId,
      number: 1,
      givenOn,
      how: isOwn ? ('own' as const) : ('written' as const),
    };
    const letters = { ...given, id: newId(), kind: 'e-delivery' as const };
    const signedFor = place < moved ? `dawny.${email}` : email;
    return [
      { ...letters, email: signedFor },
      ...(random.datatype.boolean(informed)
        ? [{ ...given, id: newId(), kind: 'information' as const, email }]
        : []),
    ];
  });
  const withdrawals = consents
    .filter(({ kind }) => kind === 'information' && random.datatype.boolean(unsubscribed))
    .map(({ id: consentId, givenOn }) => ({
      id: newId(),
      consentId,
      withdrawnOn: dayBetween(random, Temporal.PlainDate.from(givenOn), today).toString(),
      how: random.helpers.arrayElement(['link', 'own', 'written'] as const),
    }));
  await db.transaction().execute(async (trx) => {
    await sql`
      update party set email = told.email
      from unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ email }) => email)}::text[]) told (id, email)
      where party.id = told.id and party.email is null
    `.execute(trx);
    await writeInBatches(consents, (batch) => trx.insertInto('consent').values(batch).execute());
    await trx.insertInto('consentWithdrawal').values(withdrawals).execute();
  });
}
