import type { MeterType } from '../meter/meter.labels.ts';

/** How far a round is, in words. */
export const campaignStateLabels = {
  draft: 'Szkic',
  open: 'Otwarta',
  closed: 'Zamknięta',
} as const;

export type CampaignState = keyof typeof campaignStateLabels;

/** What a round reads, in words. */
export const campaignTypesLabels = {
  water: 'Woda',
  electricity: 'Prąd',
  both: 'Woda i prąd',
} as const;

export type CampaignTypes = keyof typeof campaignTypesLabels;

/** The kinds of meter that a round reads. */
export const meterTypesOf = {
  water: ['WaterMeter'],
  electricity: ['ElectricityMeter'],
  both: ['WaterMeter', 'ElectricityMeter'],
} as const satisfies Record<CampaignTypes, readonly MeterType[]>;

/** What becomes of the meters that nobody read when a round is closed, in words. */
export const campaignMissingLabels = {
  estimate: 'Oszacuj',
  leave: 'Zostaw bez odczytu',
} as const;

/** How far a meter of a round is, in words. */
export const campaignMeterStateLabels = {
  'to-read': 'Do odczytania',
  read: 'Odczytany',
  inaccessible: 'Niedostępny',
  reported: 'Zgłoszony',
  disputed: 'Dwa różne odczyty',
  estimated: 'Oszacowany',
} as const;

export type CampaignMeterState = keyof typeof campaignMeterStateLabels;

/** Why somebody who stood before a meter could not read it, in words. */
export const inaccessibleReasonLabels = {
  locked: 'zamknięta furtka',
  flooded: 'zalana studzienka',
  'no-meter': 'brak licznika',
  unreadable: 'nieczytelny',
  other: 'inny powód',
} as const;

export type InaccessibleReason = keyof typeof inaccessibleReasonLabels;
