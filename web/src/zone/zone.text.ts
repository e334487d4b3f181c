import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { type MeterType, meterTypeLabels } from '@grzadka/contract/meter/meter.model';
import { zoneFieldLabels, type ZoneListItem } from '@grzadka/contract/zone/zone.model';
import type { ShownField } from '../core/record/shown-field.ts';

/** The texts of the zone screens. */
export const zoneText = {
  list: 'Straty (liczniki główne)',
  details: 'Straty w strefie',
  create: 'Nowa strefa',
  edit: 'Edycja strefy',
  ...zoneFieldLabels,
  nameHint: 'Na przykład „Woda – Sektor 1” albo „Prąd – cały ogród”.',
  createHint: 'Liczniki dodasz po zapisaniu.',
  typeHint: 'Typ można zmienić tylko w pustej strefie.',
  showLosses: 'Straty',
  startEdit: 'Edytuj',
  created: (name: string) => `Dodano strefę ${name}`,
  saved: 'Zapisano zmiany strefy',
  delete: 'Usuń strefę',
  deleteTitle: 'Usunąć strefę?',
  deleteQuestion: (name: string) => `Czy na pewno chcesz usunąć strefę ${name}?`,
  deleted: (name: string) => `Usunięto strefę ${name}`,
} as const;

/** What is told of a zone. */
export const zoneFields: readonly ShownField<ZoneListItem>[] = [
  { label: zoneText.name, text: ({ name }) => name, share: 4 },
  { label: zoneText.type, text: ({ type }) => meterTypeLabels[type], share: 3 },
  {
    label: zoneText.mainMeters,
    text: ({ mainMeters }) => formatDecimal(mainMeters),
    share: 2,
    isNumeric: true,
  },
  {
    label: zoneText.meters,
    text: ({ meters }) => formatDecimal(meters),
    share: 2,
    isNumeric: true,
  },
];

/** The kinds of meter of which a zone can be. */
export const zoneTypes = (Object.keys(meterTypeLabels) as MeterType[]).map((type) => ({
  value: type,
  label: meterTypeLabels[type],
}));
