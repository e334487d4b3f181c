import { zoneEndpoints } from '@grzadka/contract/zone/zone.endpoints';
import { zoneRecord } from '@grzadka/contract/zone/zone.record';
import { mdiPercent } from '@mdi/js';
import { defineScreens } from '../core/record/screens/record-screens.ts';
import { icon } from '../core/ui/icon.ts';
import { meterPaths } from '../meter/meter.paths.ts';
import { zonePlace } from './zone.paths.ts';

/** The screens of the zones. */
export const zoneScreens = defineScreens({
  record: zoneRecord,
  at: zonePlace.screens,
  endpoints: zoneEndpoints,
  above: meterPaths.list,
  words: {
    list: 'Straty (liczniki główne)',
    details: 'Straty w strefie',
    create: 'Nowa strefa',
    edit: 'Edycja strefy',
    show: { label: 'Straty', icon: icon(mdiPercent, 'Loss') },
    created: (name) => `Dodano strefę ${name}`,
    next: 'Liczniki dodasz po zapisaniu.',
    saved: 'Zapisano zmiany strefy',
    hints: { name: 'Na przykład „Woda – Sektor 1” albo „Prąd – cały ogród”.' },
    hintsOfChanges: { type: 'Typ można zmienić tylko w pustej strefie.' },
    deletion: {
      delete: 'Usuń strefę',
      deleteTitle: 'Usunąć strefę?',
      deleteQuestion: (name) => `Czy na pewno chcesz usunąć strefę ${name}?`,
      deleted: (name) => `Usunięto strefę ${name}`,
    },
  },
});
