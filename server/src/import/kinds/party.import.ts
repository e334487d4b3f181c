import { nipWarning, regonWarning } from '@grzadka/contract/party/checksum';
import { partyFieldLabels } from '@grzadka/contract/party/party.model';
import type { Columns } from '../columns.ts';
import { defineImport, type PlanContext, type Planner } from '../engine/define-import.ts';
import type { Refuse } from '../engine/faults.ts';
import { compareRows } from '../engine/plan.ts';
import type { RecordChange } from '../engine/upsert-records.ts';
import { keepChangedEmails } from './changed-emails.ts';
import { fingerprint, isSameParty, mergeParty, partyMatcher } from './match-party.ts';
import { type PartyIdentity, type PartyRow, partyIdentity, partyRow } from './party-row.ts';
import { partyFields, readPartiesLike, upsertParties } from './party-store.ts';
import { foldNumbers, readSharedNumbers } from './register-number.ts';
import { sharedColumns } from './shared-columns.ts';

const optional = (title: string, ...aliases: string[]) => ({ title, aliases, isOptional: true });

const columns = {
  registerNumber: sharedColumns.registerNumber,
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

/** The persons and companies; the register number identifies a row, without one the row as a whole. */
export const partyImport = defineImport({
  name: 'party',
  columns,
  tables: ['party'],
  readSchemas: async () => ({ row: partyRow, identity: partyIdentity }),
  startPlan: planParties,
  write: upsertParties,
});

async function planParties(
  context: PlanContext,
): Promise<Planner<PartyIdentity, PartyRow, RecordChange<'party'>>> {
  const { db, warn, states, watchForDoubled } = context;
  const changedEmails = await keepChangedEmails(context);
  const stated = partyFields.filter(states);
  const matchParties = partyMatcher(stated);
  const shared = await readSharedNumbers(db);
  const noteNumbers = watchForDoubled({
    field: 'registerNumber',
    message: (first) => `Ten numer ewidencyjny jest już w wierszu ${first}`,
  });
  const noteUnnumbered = watchForDoubled({
    field: null,
    message: (first) =>
      `Taki sam podmiot jest już w wierszu ${first}; jeśli to kto inny, nadaj im numery ewidencyjne`,
  });
  return {
    async plan(rows, identified) {
      const numbers = identified.flatMap(({ number, row }) =>
        row.registerNumber === null ? [] : [{ number, typed: row.registerNumber }],
      );
      const folded = await foldNumbers(
        db,
        numbers.map(({ typed }) => typed),
      );
      await noteNumbers(
        numbers.map(({ number, typed }) => {
          const key = folded.get(typed) ?? typed;
          return { number, key: shared.has(key) ? typed : key };
        }),
      );
      await noteUnnumbered(
        rows
          .filter(({ row }) => row.registerNumber === null)
          .map(({ number, row }) => ({ number, key: fingerprint(row, partyFields) })),
      );
      for (const { number, row } of rows) warnOfChecksums(warn, number, row);
      const stored = await readPartiesLike(
        db,
        rows.map(({ row }) => row),
      );
      const numbersThere = stored.map(({ registerNumber }) => registerNumber);
      const inAnyCase = new Map([...folded, ...(await foldNumbers(db, numbersThere))]);
      const { writes, counts } = compareRows(rows, matchParties(stored, inAnyCase), (row, party) =>
        isSameParty(mergeParty(row, party, stated), party),
      );
      const merged = writes.map(({ number, id, row, existing }) => {
        const party = { id, ...mergeParty(row, existing, stated) };
        return { number, party, before: existing ?? null };
      });
      await changedEmails.add(
        merged
          .filter(({ before, party }) => before && before.email !== party.email)
          .map(({ number, party }) => ({ number, partyId: party.id })),
      );
      return { counts, changes: merged.map(({ party, before }) => ({ record: party, before })) };
    },
    conclude: changedEmails.refuse,
  };
}

function warnOfChecksums(warn: Refuse, number: number, { nip, regon }: PartyRow): void {
  const warnings = { nip: nipWarning(nip ?? ''), regon: regonWarning(regon ?? '') };
  for (const [field, warning] of Object.entries(warnings)) {
    if (warning !== undefined) warn(number, field, warning);
  }
}
