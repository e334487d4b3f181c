import { nipWarning, regonWarning } from '@grzadka/contract/party/checksum';
import { partyFieldLabels } from '@grzadka/contract/party/party.model';
import { writeInBatches } from '#src/core/database/in-batches.ts';
import type { Columns } from '../columns.ts';
import type { CheckedRow } from '../engine/check-rows.ts';
import { defineImport, type PlanContext } from '../engine/import-kind.ts';
import { compareRows, type Plan } from '../engine/plan.ts';
import { refuseDoubled } from '../engine/refuse-doubled.ts';
import { fingerprint, isSameParty, matchParties, mergeParty } from './match-party.ts';
import { type PartyRow, partyIdentity, partyRow } from './party-row.ts';
import { partyFields, readParties, upsertParties } from './party-store.ts';

const optional = (title: string, ...aliases: string[]) => ({ title, aliases, isOptional: true });

const columns = {
  registerNumber: optional('Numer ewidencyjny', 'Nr ewidencyjny'),
  partyType: { title: partyFieldLabels.partyType },
  firstName: { title: partyFieldLabels.firstName },
  lastName: { title: partyFieldLabels.lastName },
  companyName: { title: partyFieldLabels.companyName },
  nip: optional(partyFieldLabels.nip),
  regon: optional(partyFieldLabels.regon),
  krs: optional(partyFieldLabels.krs),
  phone: optional(partyFieldLabels.phone),
  email: optional(partyFieldLabels.email),
  street: optional(partyFieldLabels.street),
  houseNumber: optional(partyFieldLabels.houseNumber, 'Nr domu'),
  postalCode: optional(partyFieldLabels.postalCode),
  city: optional(partyFieldLabels.city, 'Miasto'),
} satisfies Columns;

/** The persons and companies, told apart by register number, else as a whole. */
export const partyImport = defineImport({
  title: 'Podmioty',
  columns,
  tables: ['party'],
  row: partyRow,
  identity: partyIdentity,
  plan: planParties,
});

async function planParties(
  { db, refuse, warn, states }: PlanContext,
  rows: readonly CheckedRow<PartyRow>[],
  identified: readonly CheckedRow<Pick<PartyRow, 'registerNumber'>>[],
): Promise<Plan> {
  refuseDoubled(
    identified.filter(({ row }) => row.registerNumber !== null),
    {
      key: ({ registerNumber }) => registerNumber ?? '',
      field: 'registerNumber',
      message: (first) => `Ten numer ewidencyjny jest już w wierszu ${first}`,
      refuse,
    },
  );
  refuseDoubled(
    rows.filter(({ row }) => row.registerNumber === null),
    {
      key: (row) => fingerprint(row, partyFields),
      field: null,
      message: (first) =>
        `taki sam podmiot jest już w wierszu ${first}; jeśli to kto inny, nadaj im numery ewidencyjne`,
      refuse,
    },
  );
  for (const { number, row } of rows) {
    const warnings = { nip: nipWarning(row.nip ?? ''), regon: regonWarning(row.regon ?? '') };
    for (const [field, warning] of Object.entries(warnings)) {
      if (warning !== undefined) warn(number, field, warning);
    }
  }

  const stated = partyFields.filter(states);
  const { writes, counts } = compareRows(
    rows,
    matchParties(await readParties(db), stated),
    (row, party) => isSameParty(mergeParty(row, party, stated), party),
  );
  const values = writes.map(({ id, row, existing }) =>
    Object.assign({ id }, mergeParty(row, existing, stated)),
  );
  return {
    counts,
    notes: [],
    write: (progress) =>
      writeInBatches(
        values,
        (batch) => upsertParties(db, batch),
        (done) => progress(done, values.length),
      ),
  };
}
