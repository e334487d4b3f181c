import type { PartyType } from '@grzadka/contract/party/party.model';
import type { PartyRow } from './party-row.ts';
import { type PartyField, partyFields, type StoredParty } from './party-store.ts';

/** What the register says about a party, the type included. */
export type PartyValues = Omit<StoredParty, 'id'>;

/** The fields of the other type of party, which are never kept. */
const foreignFields: Readonly<Record<PartyType, readonly PartyField[]>> = {
  person: ['companyName', 'nip', 'regon', 'krs'],
  company: ['firstName', 'lastName'],
};

/** Equal for parties about which the given fields say the same. */
export function fingerprint(party: PartyValues, fields: readonly PartyField[]): string {
  return JSON.stringify(fields.map((field) => party[field]));
}

/**
 * Finds the stored party a row means: the one with its register number, which is `folded` where its case differs; else, for a row without a
 * number, one that is identical in the stated fields, and for a row with a number such a one that
 * has none yet, which thereby gets it. No party is given to two rows of a file that way; `stored` are
 * those that come into question for a portion of them.
 */
export function partyMatcher(stated: readonly PartyField[]) {
  const taken = new Set<string>();
  return (stored: readonly StoredParty[], folded: ReadonlyMap<string | null, string>) => {
    const byNumber = new Map(stored.map((party) => [party.registerNumber, party]));
    const inAnyCase = new Map(stored.map((party) => [folded.get(party.registerNumber), party]));
    const identical = Map.groupBy(stored, (party) => fingerprint(party, stated));
    return (row: PartyRow): StoredParty | undefined => {
      const alike = identical.get(fingerprint(row, stated)) ?? [];
      if (row.registerNumber === null) return alike[0];
      const numbered =
        byNumber.get(row.registerNumber) ?? inAnyCase.get(folded.get(row.registerNumber));
      if (numbered) return numbered;
      const unnumbered = alike.find(({ id, registerNumber }) => !registerNumber && !taken.has(id));
      if (unnumbered) taken.add(unnumbered.id);
      return unnumbered;
    };
  };
}

/** The party as it is to be stored: what the file does not state stays as it was. */
export function mergeParty(
  row: PartyRow,
  existing: StoredParty | undefined,
  stated: readonly PartyField[],
): PartyValues {
  if (existing === undefined) return row;
  const { id: _, ...merged } = {
    ...existing,
    ...Object.fromEntries(stated.map((field) => [field, row[field]])),
    ...Object.fromEntries(foreignFields[row.partyType].map((field) => [field, null])),
    registerNumber: row.registerNumber ?? existing.registerNumber,
  };
  return merged;
}

/** Whether nothing about the party would change. */
export function isSameParty(a: PartyValues, b: PartyValues): boolean {
  return (
    a.registerNumber === b.registerNumber &&
    fingerprint(a, partyFields) === fingerprint(b, partyFields)
  );
}
