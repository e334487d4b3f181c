import { messages } from '@grzadka/contract/core/messages';
import { feeKindRefusals } from '@grzadka/contract/fee-kind/fee-kind.model';
import { resolutionRefusals } from '@grzadka/contract/resolution/resolution.model';
import type { Instalments } from '@grzadka/contract/tariff/instalments';
import {
  type TariffCreate,
  type TariffDetails,
  type TariffUpdate,
  tariffRefusals,
} from '@grzadka/contract/tariff/tariff.model';
import { tariffRecord } from '@grzadka/contract/tariff/tariff.record';
import type { TariffTerms } from '@grzadka/contract/tariff/tariff-terms';
import { instalmentsInWords, termsInWords } from '@grzadka/contract/tariff/tariff-words';
import { type Kysely, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Actor } from '#src/core/change/audit-entry.ts';
import {
  append,
  type ChangeRequest,
  type ChangeTransaction,
  change,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import { readById } from '#src/core/database/read-by-id.ts';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, conflictAt, invalidFields } from '#src/core/errors/app-error.ts';
import type { BrokenRules } from '#src/core/errors/broken-rules.ts';
import { tariffName } from './tariff.list.ts';

/** A tariff with its fee kind, its resolution and its version; 404 when there is none. */
export async function getTariff(
  db: Kysely<Database>,
  { id }: { id: string },
): Promise<TariffDetails & { version: number }> {
  return readTariff(db, id);
}

const readTariff = readById((db, wanted) =>
  db
    .selectFrom('tariff')
    .innerJoin('feeKind', 'feeKind.id', 'tariff.feeKindId')
    .select([
      'tariff.id',
      'tariff.version',
      'tariff.validFrom',
      'tariff.validThru',
      'tariff.method',
      'tariff.termsInWords',
      'tariff.proration',
      'tariff.instalmentsInWords',
    ])
    .select((eb) => [
      tariffName.as('name'),
      eb.ref('tariff.terms').$castTo<TariffTerms>().as('terms'),
      eb.ref('tariff.instalments').$castTo<Instalments>().as('instalments'),
      jsonObjectFrom(
        eb
          .selectFrom('feeKind as kind')
          .select(['kind.id', 'kind.name', 'kind.purpose'])
          .whereRef('kind.id', '=', 'tariff.feeKindId'),
      )
        .$notNull()
        .as('feeKind'),
      jsonObjectFrom(
        eb
          .selectFrom('resolution')
          .select(['resolution.id', 'resolution.number', 'resolution.body', 'resolution.adoptedOn'])
          .whereRef('resolution.id', '=', 'tariff.resolutionId'),
      )
        .$notNull()
        .as('resolution'),
    ])
    .where('tariff.id', '=', wanted),
);

/** Adds a tariff. 400 where something that it names is not there, 409 while another one of its fee kind holds. */
export function createTariff(
  db: Kysely<Database>,
  { caller, ...tariff }: TariffCreate & { caller: Actor },
): Promise<{ id: string }> {
  return change(db, caller, (tx) => addTariff(tx, tariff));
}

/** A form with terms that may be those of another tariff, from before one had to say all that is asked for now. */
type Told<Form extends { terms?: unknown }> = Omit<Form, 'terms'> & {
  [Key in keyof Pick<Form, 'terms'>]: TariffTerms;
};

/** The same within a transaction. */
export async function addTariff(
  tx: ChangeTransaction,
  { terms, instalments, ...values }: Told<TariffCreate>,
): Promise<{ id: string }> {
  await refuseOverlap(tx, values);
  return append(tx, tariffRecord, {
    values: { ...values, ...termsColumns(terms), ...instalmentColumns(instalments) },
  });
}

/**
 * Changes a tariff. 400 where something that it names is not there, or where it ends before it begins; 404; 409 while another one
 * of its fee kind holds; 412.
 */
export function updateTariff(
  db: Kysely<Database>,
  { caller, ...changes }: ChangeRequest & TariffUpdate,
): Promise<{ version: number }> {
  return change(db, caller, (tx) => changeTariff(tx, changes));
}

/** The same within a transaction. */
export async function changeTariff(
  tx: ChangeTransaction,
  { id, ifMatch, terms, instalments, ...set }: Omit<ChangeRequest, 'caller'> & Told<TariffUpdate>,
): Promise<{ version: number }> {
  const before = await lockRecord(tx, tariffRecord, { id, ifMatch });
  const next = { ...before, ...set };
  if (next.validThru !== null && next.validThru < next.validFrom) {
    throw invalidFields({ validThru: messages.startAfterEnd });
  }
  await refuseOverlap(tx, next);
  return updateLocked(tx, tariffRecord, {
    before,
    set: {
      ...set,
      ...(terms && termsColumns(terms)),
      ...(instalments && instalmentColumns(instalments)),
    },
  });
}

function termsColumns(terms: TariffTerms) {
  return { terms: JSON.stringify(terms), termsInWords: termsInWords(terms) };
}

function instalmentColumns(instalments: Instalments) {
  return {
    instalments: JSON.stringify(instalments),
    instalmentsInWords: instalmentsInWords(instalments),
  };
}

interface Validity {
  readonly id?: string;
  readonly feeKindId: string;
  readonly validFrom: string;
  readonly validThru: string | null;
}

/** Names the resolution of another tariff of the fee kind that holds in a part of the time; tariffs of a kind are written one at a time. */
async function refuseOverlap(
  { trx }: ChangeTransaction,
  { id, feeKindId, validFrom, validThru }: Validity,
): Promise<void> {
  const kindGone = () => invalidFields({ feeKindId: feeKindRefusals.gone });
  if (!isRecordId(feeKindId)) throw kindGone();
  await trx
    .selectFrom('feeKind')
    .select('id')
    .where('id', '=', feeKindId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(kindGone);
  const other = await trx
    .selectFrom('tariff')
    .innerJoin('resolution', 'resolution.id', 'tariff.resolutionId')
    .select('resolution.number')
    .where('tariff.feeKindId', '=', feeKindId)
    .$if(id !== undefined, (others) => others.where('tariff.id', '!=', id ?? ''))
    .where(
      sql<boolean>`daterange(valid_from, valid_thru, '[]') && daterange(${validFrom}, ${validThru}, '[]')`,
    )
    .orderBy('tariff.validFrom')
    .limit(1)
    .executeTakeFirst();
  if (other) throw conflictAt({ validFrom: tariffRefusals.overlaps(other.number) });
}

const isCharged = () => new AppError('conflict', { message: tariffRefusals.charged });

/** What a tariff is refused with that names what is not there. */
export const tariffRules: BrokenRules = {
  tariff_is_charged: isCharged,
  charge_line_tariff_id_fkey: isCharged,
  billed_stretch_tariff_id_fkey: isCharged,
  tariff_resolution_id_fkey: () => invalidFields({ resolutionId: resolutionRefusals.gone }),
  tariff_zone_id_fkey: () => invalidFields({ 'terms.zoneId': tariffRefusals.noZone }),
};
