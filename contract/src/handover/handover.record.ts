import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, choice, day, instant, record, text } from '../core/record/record-fields.ts';

/** Why a plot changes hands, by the ROD Act. */
export const handoverGroundLabels = {
  transfer: 'Umowa przeniesienia praw (art. 41)',
  lease: 'Nowa umowa dzierżawy',
  termination: 'Rozwiązanie albo wypowiedzenie umowy',
  death: 'Śmierć działkowca (art. 38)',
  other: 'Inny powód',
} as const;

export type HandoverGround = keyof typeof handoverGroundLabels;

/** How far a handover is. */
export const handoverStateLabels = {
  open: 'W toku',
  done: 'Zakończone',
  cancelled: 'Odwołane',
} as const;

/** A plot changes hands: docs/product/handovers.md. */
export const handoverRecord = defineRecord({
  name: 'handover',
  words: { one: 'a handover of a plot', many: 'the handovers of plots' },
  label: 'Przekazanie działki',
  permissions: { read: 'handover:read', write: 'handover:write' },
  table: 'handover',
  fields: {
    ...bookkeeping,
    gardenId: record('Działka', 'garden', { share: 2 }),
    ground: choice('Powód', handoverGroundLabels, { share: 3 }),
    applicationId: null,
    day: day('Ostatni dzień dotychczasowego działkowca', { share: 2 }),
    startDay: day('Pierwszy dzień nowego działkowca'),
    comingName: text('Nowy działkowiec', 'personal'),
    remark: text('Uwagi', 'personal'),
    chargesReason: text('Dlaczego bez naliczenia', 'personal'),
    arrearsReason: text('Dlaczego mimo zaległości', 'personal'),
    entryFees: null,
    noEntryFees: null,
    state: choice('Stan', handoverStateLabels, { share: 2 }),
    endedAt: instant('Zakończono'),
    endedBy: text('Kto zakończył', 'personal'),
    cancelReason: text('Powód odwołania', 'personal'),
    // What the end wrote, in words, and the accounts and drafts that it and the steps made.
    outcome: null,
    leavingSettlementId: null,
    comingSettlementId: null,
    settleRunId: null,
    entryRunId: null,
    printedVersion: null,
    printedFacts: null,
    documentId: null,
    search: null,
  },
  calledBy: ['gardenId'],
  parent: 'gardenId',
  inHistoryOf: ['gardenId'],
});
