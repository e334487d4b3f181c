import { messages } from '@grzadka/contract/core/messages';
import {
  type ExemptionCreate,
  type ExemptionDetails,
  type ExemptionUpdate,
  exemptionRefusals,
} from '@grzadka/contract/exemption/exemption.model';
import { exemptionRecord } from '@grzadka/contract/exemption/exemption.record';
import { feeKindRefusals } from '@grzadka/contract/fee-kind/fee-kind.model';
import { resolutionRefusals } from '@grzadka/contract/resolution/resolution.model';
import { type Kysely, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { type ChangeRequest, createRecord, updateRecord } from '#src/core/change/change.ts';
import { readById } from '#src/core/database/read-by-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { jsonObject } from '#src/core/database/wire-columns.ts';
import { invalidFields } from '#src/core/errors/app-error.ts';
import type { BrokenRules } from '#src/core/errors/broken-rules.ts';
import { selectExemptions } from './exemption.list.ts';

/** An exemption with whom it is for, its resolution and its version; 404 when there is none. */
export async function getExemption(
  db: Kysely<Database>,
  { id }: { id: string },
): Promise<ExemptionDetails & { version: number }> {
  return readExemption(db, id);
}

const readExemption = readById((db, wanted) =>
  selectExemptions(db)
    .select('exemption.version')
    .select((eb) => [
      jsonObject({
        kind: sql<
          'party' | 'settlement'
        >`case when settlement_id is null then 'party' else 'settlement' end`,
        id: sql<string>`coalesce(settlement_id, exemption.party_id)`,
      }).as('beneficiary'),
      jsonObjectFrom(
        eb
          .selectFrom('resolution')
          .select(['resolution.id', 'resolution.number'])
          .whereRef('resolution.id', '=', 'exemption.resolutionId'),
      ).as('resolution'),
    ])
    .where('exemption.id', '=', wanted),
);

/** Adds an exemption. 400 where something that it names is not there. */
export function createExemption(
  db: Kysely<Database>,
  { caller, ...form }: ExemptionCreate & { caller: Actor },
): Promise<{ id: string }> {
  return createRecord(db, exemptionRecord, { values: columnsOf(form), caller });
}

/** Changes an exemption. 400 where something that it names is not there, or its days do not follow one another; 404, 412. */
export function updateExemption(
  db: Kysely<Database>,
  { caller, id, ifMatch, ...form }: ChangeRequest & ExemptionUpdate,
): Promise<{ version: number }> {
  return updateRecord(db, exemptionRecord, { caller, id, ifMatch, set: columnsOf(form) });
}

/** The columns of what a form holds: of two kinds one has a value, and the other one none. */
function columnsOf<Form extends Pick<ExemptionUpdate, 'beneficiary' | 'relief'>>({
  beneficiary,
  relief,
  ...columns
}: Form) {
  return {
    ...columns,
    ...(beneficiary && {
      settlementId: beneficiary.kind === 'settlement' ? beneficiary.settlementId : null,
      partyId: beneficiary.kind === 'party' ? beneficiary.partyId : null,
    }),
    ...(relief && {
      percent: relief.kind === 'percent' ? relief.percent : null,
      amountGrosz: relief.kind === 'amount' ? relief.amount : null,
    }),
  };
}

/** What an exemption is refused with that names what is not there, or days that do not follow one another. */
export const exemptionRules: BrokenRules = {
  exemption_fee_kind_id_fkey: () => invalidFields({ feeKindId: feeKindRefusals.gone }),
  exemption_settlement_id_fkey: () =>
    invalidFields({ 'beneficiary.settlementId': exemptionRefusals.noSettlement }),
  exemption_party_id_fkey: () =>
    invalidFields({ 'beneficiary.partyId': exemptionRefusals.noParty }),
  exemption_resolution_id_fkey: () => invalidFields({ resolutionId: resolutionRefusals.gone }),
  // A change may name one of the days alone.
  exemption_days: () => invalidFields({ validThru: messages.startAfterEnd }),
};
