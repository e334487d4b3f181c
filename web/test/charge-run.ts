import {
  type ChargeRunDetails,
  chargedSettlement,
  chargeRunDetails,
} from '@grzadka/contract/charge/run/charge-run.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';

/** What a run charges. */
export const feeKind = { id: 'k', name: 'Opłata ogrodowa', purpose: 'management' } as const;

/** A calculated draft of two accounts. */
export const run: ChargeRunDetails = sampleOf(chargeRunDetails, {
  id: 'r',
  title: 'Opłaty roczne 2027',
  number: null,
  state: 'draft',
  periodFrom: '2027-01-01',
  periodThru: '2027-12-31',
  referenceDay: '2027-01-01',
  issueDay: '2027-05-31',
  lastIssueDay: '2027-05-31',
  approval: null,
  paperLacks: ['name', 'address'],
  progress: { state: 'done', done: 2, of: 2, failed: 0 },
  calculatedAt: '2027-05-04T10:00:00.000Z',
  amount: 270_00,
  totals: [{ feeKind, charges: 2, amount: 270_00, previous: 250_00 }],
  counts: { settlements: 2, blocked: 0, toCheck: 0, skipped: 0, nobody: 0, waiting: 0 },
  dueDays: [{ dueOn: '2027-06-30', amount: 270_00 }],
  reversedOn: null,
});

/** One of them, which is blocked. */
export const account = sampleOf(chargedSettlement, {
  id: 'a',
  settlement: { id: 's', reference: 'GR00000195' },
  garden: { id: 'g', name: '12A', sector: 'Sektor 1' },
  state: 'blocked',
  blocked: { code: 'no-area', words: 'Brak powierzchni', feeKindId: 'k' },
  skipReason: null,
});
