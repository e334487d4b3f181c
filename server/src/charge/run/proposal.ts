import type { chargeRunKindLabels } from '@grzadka/contract/charge/charge.labels';
import type { ChargeRunProposal } from '@grzadka/contract/charge/run/charge-run.model';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { dueDayIn, type Instalments } from '@grzadka/contract/tariff/instalments';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

type Kind = keyof typeof chargeRunKindLabels;

/** The methods that runs of a kind charge by unless people choose otherwise. */
const proposedMethods: Readonly<Record<Kind, readonly string[]>> = {
  annual: ['per-area', 'per-garden', 'per-person', 'per-meter'],
  media: ['consumption', 'distribute', 'missing-reading'],
  'one-off': ['manual'],
  // It goes by no tariff.
  interest: [],
};

interface KindRow {
  readonly id: string;
  readonly name: string;
  readonly purpose: ChargeRunProposal['feeKinds'][number]['purpose'];
  readonly tariffId: string;
  readonly termsInWords: string;
  readonly method: string;
  readonly instalments: Instalments;
  readonly chargedBy: string | null;
}

/** What the form of a new run begins with, for the year in which a day lies: docs/product/charge-runs.md#proposal. */
export async function proposeRun(
  db: Kysely<Database>,
  { kind, on }: { kind: Kind; on: string },
): Promise<ChargeRunProposal> {
  if (kind === 'interest') return proposeNote(db, on);
  const year = on.slice(0, 'YYYY'.length);
  const days = { periodFrom: `${year}-01-01`, periodThru: `${year}-12-31` };
  // What is charged on a day goes by that day.
  const referenceDay = kind === 'one-off' ? on : days.periodFrom;
  const { rows } = await sql<KindRow>`
    select
      fee_kind.id, fee_kind.name, purpose, tariff.id as tariff_id, terms_in_words, method, instalments,
      (
        select charge_run.number
        from charge_run
        where state = 'approved' and fee_kind.id = any (fee_kind_ids) and ${kind} <> 'one-off'
          and period_from <= ${days.periodThru}::date and period_thru >= ${days.periodFrom}::date
          and corrects_id is null
        order by number_order
        limit 1
      ) as charged_by
    from fee_kind
    join tariff on fee_kind_id = fee_kind.id
      and valid_from <= ${referenceDay}::date and coalesce(valid_thru, 'infinity') >= ${referenceDay}::date
    where active
    order by position, fee_kind.id
  `.execute(db);
  return {
    title: titleOf(kind, year),
    ...days,
    referenceDay,
    issueDay: gardenToday(),
    feeKinds: rows.map(({ tariffId, termsInWords, method, instalments, ...row }) => ({
      ...row,
      tariff: { id: tariffId, termsInWords },
      isProposed: proposedMethods[kind].includes(method) && row.chargedBy === null,
      dueDays: instalments.map(({ dueMonthDay }) => dueDayIn(year, dueMonthDay)),
    })),
  };
}

/** An interest note to a day: of one kind, which the settings name. */
async function proposeNote(db: Kysely<Database>, on: string): Promise<ChargeRunProposal> {
  const feeKinds = await db
    .selectFrom('feeKind')
    .innerJoin('settings', 'settings.interestFeeKindId', 'feeKind.id')
    .select(['feeKind.id', 'feeKind.name', 'purpose'])
    .execute();
  const today = gardenToday();
  return {
    title: 'Odsetki za opóźnienie',
    periodFrom: on,
    periodThru: on,
    referenceDay: on,
    issueDay: today < on ? on : today,
    feeKinds: feeKinds.map((kind) => ({
      ...kind,
      tariff: null,
      isProposed: true,
      dueDays: [],
      chargedBy: null,
    })),
  };
}

function titleOf(kind: Kind, year: string): string {
  switch (kind) {
    case 'annual':
      return `Opłaty roczne ${year}`;
    case 'media':
      return `Media ${year}`;
    case 'one-off':
    case 'interest':
      return '';
  }
}
