import { defineRecord } from '../core/record/record.ts';
import {
  bookkeeping,
  choice,
  day,
  flag,
  instant,
  record,
  text,
} from '../core/record/record-fields.ts';
import {
  campaignMissingLabels,
  campaignStateLabels,
  campaignTypesLabels,
  inaccessibleReasonLabels,
} from './campaign.labels.ts';

/** A round of readings: docs/product/campaigns.md#settings-and-turns. */
export const campaignRecord = defineRecord({
  name: 'campaign',
  words: { one: 'a round of readings', many: 'the rounds of readings' },
  label: 'Tura odczytów',
  permissions: { read: 'campaign:read', write: 'campaign:write' },
  table: 'campaign',
  fields: {
    ...bookkeeping,
    name: text('Nazwa', 'not-personal', {
      share: 4,
      unique: 'Jest już tura o tej nazwie. Wpisz inną.',
    }),
    types: choice('Liczniki', campaignTypesLabels, { share: 2 }),
    sectorIds: null,
    roles: null,
    readFrom: day('Odczyty od', { share: 2 }),
    readThru: day('Odczyty do', { share: 2 }),
    selfReport: flag('Działkowcy mogą zgłaszać odczyty'),
    selfReportThru: day('Zgłoszenia do'),
    photoRequired: flag('Zgłoszenie wymaga zdjęcia'),
    missing: choice('Liczniki bez odczytu', campaignMissingLabels),
    state: choice('Stan', campaignStateLabels, { share: 2 }),
    openedAt: instant('Otwarta'),
    closedAt: instant('Zamknięta'),
    isClosing: null,
    isReopening: null,
  },
  alsoTells: {
    campaignVisit: {
      id: null,
      campaignId: null,
      meterId: record('Licznik', 'meter'),
      reason: choice('Niedostępny', inaccessibleReasonLabels),
      remark: text('Uwaga', 'personal'),
      visitedAt: instant('Kiedy'),
      visitedByFirstName: null,
      visitedByLastName: null,
      loginId: null,
      clientKey: null,
      recordedAt: null,
    },
  },
  calledBy: ['name'],
});
