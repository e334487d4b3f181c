import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import type { TariffDetails } from '@grzadka/contract/tariff/tariff.model';
import type { TariffTerms } from '@grzadka/contract/tariff/tariff-terms';
import { instalmentsInWords, termsInWords } from '@grzadka/contract/tariff/tariff-words';
import type { Insertable, Kysely, Updateable } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addParty } from './factories.ts';

type Db = Kysely<Database>;

let count = 0;

/** A number that no other record of this test file has had. */
function next(): number {
  count += 1;
  return count;
}

/** By default a resolution of the general meeting of spring 2026. */
export async function addResolution(db: Db, given: Updateable<Database['resolution']> = {}) {
  const values = {
    id: newId(),
    number: `${next()}/2026`,
    body: 'general-meeting' as const,
    adoptedOn: '2026-04-18',
    subject: 'Opłaty na 2026 rok',
    ...given,
  };
  await db.insertInto('resolution').values(values).execute();
  return { id: values.id, number: values.number };
}

/** By default a tariff of 0,45 zł per square metre from the beginning of 2026 on, of a fee kind and a resolution of its own. */
export async function addTariff(
  db: Db,
  {
    feeKindId,
    resolutionId,
    terms = { method: 'per-area', rate: '0.45' },
    ...given
  }: {
    feeKindId?: string;
    resolutionId?: string;
    terms?: TariffTerms;
    validFrom?: string;
    validThru?: string | null;
    proration?: TariffDetails['proration'];
  } = {},
) {
  const id = newId();
  const instalments = [{ dueMonthDay: '06-30', weight: '1' }];
  await db
    .insertInto('tariff')
    .values({
      id,
      feeKindId: feeKindId ?? (await addFeeKind(db)).id,
      resolutionId: resolutionId ?? (await addResolution(db)).id,
      validFrom: '2026-01-01',
      terms: JSON.stringify(terms),
      termsInWords: termsInWords(terms),
      proration: 'none',
      instalments: JSON.stringify(instalments),
      instalmentsInWords: instalmentsInWords(instalments),
      ...given,
    })
    .execute();
  return { id };
}

/** An exemption of half of a fee from the beginning of 2026 on, by default of a kind of its own and for a party. */
export async function addExemption(
  db: Db,
  { feeKindId, ...given }: Omit<Partial<Insertable<Database['exemption']>>, 'id'> = {},
) {
  const id = newId();
  const isWhose = given.settlementId ?? given.partyId;
  const values = {
    ...(isWhose ? {} : { partyId: (await addParty(db)).id }),
    ...(given.amountGrosz ? {} : { percent: 50 }),
    validFrom: '2026-01-01',
    reason: 'Trudna sytuacja',
    ...given,
  };
  const kindId = feeKindId ?? (await addFeeKind(db)).id;
  await db
    .insertInto('exemption')
    .values({ id, feeKindId: kindId, ...values })
    .execute();
  return { id };
}

/** An active kind of fee that comes behind all others. */
export async function addFeeKind(db: Db, given: Updateable<Database['feeKind']> = {}) {
  const own = next();
  const values = {
    id: newId(),
    name: `Opłata ${own}`,
    code: `X${own}`,
    purpose: 'management' as const,
    position: 900,
    interest: true,
    active: true,
    ...given,
  };
  await db.insertInto('feeKind').values(values).execute();
  return { id: values.id, name: values.name };
}

/** A rate of interest of ten percent, from a day on that no other has. */
export async function addInterestRate(
  db: Db,
  given: Partial<Insertable<Database['interestRate']>> = {},
) {
  const values = {
    id: newId(),
    validFrom: addDays('2030-01-01', next()),
    percent: '10.00',
    source: 'M.P. 2026 poz. 123',
    ...given,
  };
  await db.insertInto('interestRate').values(values).execute();
  return { id: values.id };
}
