import { defineRecord } from '../core/record/record.ts';
import {
  bookkeeping,
  choice,
  day,
  flag,
  instant,
  number,
  record,
  text,
} from '../core/record/record-fields.ts';

/** How somebody stands on the list. */
export const waitingStateLabels = {
  waiting: 'Oczekuje',
  offered: 'Ma propozycję',
  taken: 'Działka przyjęta',
  withdrawn: 'Rezygnacja',
} as const;

/** What somebody says to a plot that was offered. */
export const offerAnswerLabels = { yes: 'Przyjęta', no: 'Nieprzyjęta' } as const;

const { taken, withdrawn } = waitingStateLabels;

/** Somebody wants a plot: docs/product/waiting.md. */
export const waitingRecord = defineRecord({
  name: 'waiting',
  words: { one: 'an entry of the waiting list', many: 'the waiting list' },
  label: 'Oczekujący',
  permissions: { read: 'waiting:read', write: 'waiting:write' },
  table: 'waiting',
  fields: {
    ...bookkeeping,
    partyId: record('Podmiot', 'party'),
    name: text('Imię i nazwisko', 'personal'),
    phone: { kind: 'phone', label: 'Numer telefonu', personal: 'personal' },
    email: text('E-mail', 'personal'),
    appliedOn: day('Dzień zgłoszenia', { share: 2 }),
    sectorIds: null,
    areaFrom: number('Powierzchnia od (m²)'),
    areaThru: number('Powierzchnia do (m²)'),
    water: flag('Z wodą'),
    electricity: flag('Z prądem'),
    note: text('Uwagi', 'personal'),
    endedAs: choice('Zakończenie', { taken, withdrawn }),
    endedAt: instant('Zakończono'),
    called: null,
    search: null,
  },
  alsoTells: {
    waitingOffer: {
      id: null,
      waitingId: null,
      gardenId: record('Zaproponowana działka', 'garden'),
      offeredOn: day('Dzień propozycji'),
      until: day('Odpowiedź do'),
      answer: choice('Odpowiedź', offerAnswerLabels),
      answeredOn: day('Dzień odpowiedzi'),
      reason: text('Dlaczego nie po kolei', 'personal'),
      createdAt: null,
    },
  },
  calledBy: ['name', 'partyId'],
  inHistoryOf: ['partyId'],
});
