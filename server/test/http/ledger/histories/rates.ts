import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { which, withOne } from './pick.ts';
import type { Place } from './place.ts';

/** What is announced of interest: a rate from a day on, another percentage of it, or that it was none. */
export const ratesOn = (day: fc.Arbitrary<string>) =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('rate' as const),
        day,
        percent: fc.constantFrom('0.00', '5.00', '11.25', '99.99'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('drop-rate' as const), which }) },
  );

type Act = ReturnType<typeof ratesOn> extends fc.Arbitrary<infer One> ? One : never;

type OfKind<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

/** The first one, which is never dropped: interest is counted on every day. */
export const firstRate = { validFrom: '2000-01-01', percent: '99.99', source: 'M.P.' };

/** How each of these is done. */
export const rates = {
  rate: (db: Kysely<Database>, _: Place, { day: validFrom, percent }: OfKind<'rate'>) =>
    db
      .insertInto('interestRate')
      .values({ ...firstRate, id: newId(), validFrom, percent })
      .onConflict((conflict) => conflict.column('validFrom').doUpdateSet({ percent }))
      .execute(),
  'drop-rate': async (db: Kysely<Database>, _: Place, one: OfKind<'drop-rate'>) => {
    const later = await db
      .selectFrom('interestRate')
      .select('id')
      .where('validFrom', '>', firstRate.validFrom)
      .orderBy('validFrom')
      .execute();
    await withOne(later, one.which, ({ id }) =>
      db.deleteFrom('interestRate').where('id', '=', id).execute(),
    );
  },
};

/** Leaves the first rate alone. */
export async function forgetRates(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('interestRate').where('validFrom', '>', firstRate.validFrom).execute();
}
