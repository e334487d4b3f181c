import { feeKindRefusals } from '@grzadka/contract/fee-kind/fee-kind.model';
import {
  type ResolutionCreate,
  resolutionRefusals,
} from '@grzadka/contract/resolution/resolution.model';
import { resolutionRecord } from '@grzadka/contract/resolution/resolution.record';
import type { Instalments } from '@grzadka/contract/tariff/instalments';
import { areSameRates, ratesOf, withRates } from '@grzadka/contract/tariff/tariff-rates';
import { type TariffTerms, typedTerms } from '@grzadka/contract/tariff/tariff-terms';
import {
  type FeeKindOfYear,
  type TariffSetYear,
  tariffYearRefusals,
} from '@grzadka/contract/tariff/tariff-year.model';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { append, type ChangeTransaction, change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { jsonObject } from '#src/core/database/wire-columns.ts';
import { AppError, conflictAt, invalidFields } from '#src/core/errors/app-error.ts';
import { explainBroken } from '#src/core/errors/broken-rules.ts';
import { addTariff, changeTariff, tariffRules } from './tariff.repo.ts';

type Db = Kysely<Database>;

/** Reads the cost of each active fee kind in a year and in the one before, in the order of the kinds. */
export async function readYear(db: Db, year: number): Promise<FeeKindOfYear[]> {
  return rowsOf(db, year);
}

/**
 * Sets the rates of a year (docs/product/tariffs.md#rates-of-a-year): what held until then ends with the year before, and
 * goes on with the new rate from the first of January; where the year has a tariff already, that one is changed. A row
 * without rates is left as it is. All of it comes true, or nothing: 400, 409 at the rates, 412 where one rests on a tariff
 * that is not known.
 */
export function setYear(
  db: Db,
  { caller, year, resolution, rows, known }: TariffSetYear & { caller: Actor },
): Promise<void> {
  return change(db, caller, async (tx) => {
    await lockFeeKinds(tx);
    const tasks = tasksOf(await rowsOf(tx.trx, year), { year, rows });
    refuseUnknown(tasks, known);
    const resolutionId =
      resolution.of === 'existing' ? resolution.id : await addResolution(tx, resolution);
    for (const task of tasks) await setRates(tx, task, { year, resolutionId });
  }).catch(
    explainBroken({
      ...tariffRules,
      tariff_resolution_id_fkey: () => invalidFields({ 'resolution.id': resolutionRefusals.gone }),
      resolution_number_unique: () =>
        conflictAt({ 'resolution.number': resolutionRecord.fields.number.unique }),
      resolution_file_id_fkey: () =>
        invalidFields({ 'resolution.fileId': resolutionRefusals.noDocument }),
    }),
  );
}

/** The days between which a year lies. */
function daysOf(year: number) {
  return { first: `${year}-01-01`, last: `${year}-12-31` };
}

/** A kind that is deactivated, or a tariff that is added meanwhile, is waited for; always in one order. */
async function lockFeeKinds({ trx }: ChangeTransaction): Promise<void> {
  await trx.selectFrom('feeKind').select('id').orderBy('id').forNoKeyUpdate().execute();
}

async function rowsOf(db: Db, year: number) {
  const { first, last } = daysOf(year);
  const [kinds, tariffs] = await Promise.all([
    db
      .selectFrom('feeKind')
      .select(['id', 'name', 'purpose'])
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('tariff')
      .innerJoin('resolution', 'resolution.id', 'tariff.resolutionId')
      .select([
        'tariff.id',
        'tariff.version',
        'tariff.feeKindId',
        'tariff.validFrom',
        'tariff.validThru',
        'tariff.termsInWords',
        'tariff.proration',
        'tariff.instalmentsInWords',
      ])
      .select((eb) => [
        eb.ref('tariff.terms').$castTo<TariffTerms>().as('terms'),
        eb.ref('tariff.instalments').$castTo<Instalments>().as('instalments'),
        jsonObject({ id: eb.ref('resolution.id'), number: eb.ref('resolution.number') }).as(
          'resolution',
        ),
      ])
      .where(
        sql<boolean>`
          daterange(valid_from, valid_thru, '[]') && daterange(${daysOf(year - 1).first}, ${last}, '[]')
        `,
      )
      .orderBy('tariff.validFrom')
      .execute(),
  ]);
  return kinds.map((feeKind) => {
    const ofKind = tariffs.filter(({ feeKindId }) => feeKindId === feeKind.id);
    const within = ofKind.filter(({ validThru }) => validThru === null || validThru >= first);
    return {
      feeKind,
      before: ofKind.findLast(({ validFrom }) => validFrom < first) ?? null,
      own: ofKind.find(({ validFrom }) => validFrom >= first) ?? null,
      changes: within.length > 1 || within.some(({ terms }) => hasLaterPrice(terms, first)),
    };
  });
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];
type Tariff = NonNullable<Row['own']>;

/** Whether a price of a tariff follows another one after a day. */
function hasLaterPrice(terms: TariffTerms, day: string): boolean {
  return 'segments' in terms && terms.segments.slice(1).some(({ from }) => from > day);
}

/** A tariff that gets other rates. */
interface Task extends Row {
  /** On which the rates rest: that of the year, or that of the one before. */
  readonly basis: Tariff;
  readonly terms: TariffTerms;
  /** Where its rates stand in the request. */
  readonly path: string;
}

/** What there is to do of what is asked for; 400 and 409 at the rates of what cannot be done. */
function tasksOf(
  offered: readonly Row[],
  { year, rows }: Pick<TariffSetYear, 'year' | 'rows'>,
): Task[] {
  const invalid: Record<string, string> = {};
  const inTheWay: Record<string, string> = {};
  const tasks = rows.flatMap(({ feeKindId, rates: given }, index): Task[] => {
    const rates = given.filter((rate) => rate !== null);
    if (rates.length === 0) return [];
    const path = `rows.${index}.rates`;
    const row = offered.find(({ feeKind }) => feeKind.id === feeKindId);
    const basis = row?.own ?? row?.before;
    if (!row || !basis) {
      invalid[`${path}.0`] = row ? tariffYearRefusals.noMethod : feeKindRefusals.gone;
      return [];
    }
    const standing = ratesOf(basis.terms);
    if (rates.length !== standing.length) {
      invalid[`${path}.0`] = tariffYearRefusals.otherTiers;
      return [];
    }
    if (row.own && areSameRates(rates, standing)) return [];
    if (row.changes) {
      inTheWay[`${path}.0`] = tariffYearRefusals.changes;
      return [];
    }
    const from = row.own ? firstPrice(row.own) : daysOf(year).first;
    const { data, error } = typedTerms.safeParse(withRates(basis.terms, rates, from));
    for (const fault of error?.issues ?? []) invalid[`${path}.${tierOf(fault)}`] = fault.message;
    return data ? [{ ...row, basis, terms: data, path }] : [];
  });
  if (Object.keys(invalid).length > 0) throw invalidFields(invalid);
  if (Object.keys(inTheWay).length > 0) throw conflictAt(inTheWay);
  return tasks;
}

/** From when on the first price of a tariff holds. */
function firstPrice({ terms, validFrom }: Tariff): string {
  return ('segments' in terms && terms.segments[0]?.from) || validFrom;
}

/** Returns the place of the tier that a fault in terms is in, from 0: the only rate where there are no tiers. */
function tierOf({ path }: { readonly path: readonly PropertyKey[] }): number {
  return Number(path[path.indexOf('tiers') + 1]) || 0;
}

/** A rate rests on the tariff that was seen beside it. */
function refuseUnknown(tasks: readonly Task[], known: TariffSetYear['known']): void {
  const versions = new Map(known.map(({ id, version }) => [id, version]));
  for (const { basis } of tasks) {
    if (versions.get(basis.id) !== basis.version) throw new AppError('stale');
  }
}

async function addResolution(
  tx: ChangeTransaction,
  { number, body, adoptedOn, subject, fileId }: ResolutionCreate,
): Promise<string> {
  const values = { number, body, adoptedOn, subject, fileId };
  const { id } = await append(tx, resolutionRecord, { values });
  return id;
}

/** Changes the year's own tariff, or ends that of the year before and makes one that is the same but for its rates. */
async function setRates(
  tx: ChangeTransaction,
  { feeKind, own, basis, terms, path }: Task,
  { year, resolutionId }: { year: number; resolutionId: string },
): Promise<void> {
  const { first } = daysOf(year);
  const { validThru, proration, instalments } = basis;
  const goesOn = validThru === null || validThru >= first;
  const ifMatch = [basis.version];
  try {
    if (own) {
      await changeTariff(tx, { id: own.id, ifMatch, terms, resolutionId });
      return;
    }
    if (goesOn) {
      await changeTariff(tx, { id: basis.id, ifMatch, validThru: daysOf(year - 1).last });
    }
    await addTariff(tx, {
      feeKindId: feeKind.id,
      resolutionId,
      validFrom: first,
      validThru: goesOn ? validThru : null,
      terms,
      proration,
      instalments: [...instalments],
    });
  } catch (error) {
    // What stands in the way of a tariff is shown at its rates.
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    throw conflictAt({ [`${path}.0`]: error.message });
  }
}
