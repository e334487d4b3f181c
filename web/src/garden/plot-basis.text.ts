import { counted } from '@grzadka/contract/core/counted';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { areaSourceLabels } from '@grzadka/contract/garden/garden-area.record';
import {
  type GardenAreaRow,
  type GardenFactRow,
  sinceEver,
} from '@grzadka/contract/garden/garden-basis.model';

function since(day: string): string {
  return day === sinceEver ? 'od początku' : `od ${dayInFigures(day)}`;
}

const residents = { one: 'mieszkaniec', few: 'mieszkańców', many: 'mieszkańców' };

function connectionsText({ electricity, water }: GardenFactRow): string {
  const connections = [...(electricity ? ['energii'] : []), ...(water ? ['wody'] : [])];
  return connections.length === 0 ? 'bez przyłączy' : `przyłącze ${connections.join(' i ')}`;
}

/** The texts of what a garden is charged by. */
export const plotBasisText = {
  /** Beside the row by which fees go today. */
  current: 'dziś w opłatach',
  failed: 'Nie udało się wczytać danych do opłat.',
  save: 'Zapisz',
  areas: {
    section: 'Powierzchnia',
    hint: 'Do opłat liczy się powierzchnia wg planu, a gdy jej nie ma, najnowsza z pozostałych.',
    none: 'Nie zapisano powierzchni',
    add: 'Dodaj powierzchnię',
    added: 'Dodano powierzchnię',
    rowText: ({ area, source, validFrom }: GardenAreaRow) =>
      `${formatDecimal(area)}\u00a0m² ${areaSourceLabels[source]}, ${since(validFrom)}`,
    remove: 'Usuń powierzchnię',
    removeTitle: 'Usunąć powierzchnię?',
    removeQuestion: (row: string) => `Czy na pewno chcesz usunąć powierzchnię: ${row}?`,
    removeHint:
      'Usuń tylko powierzchnię dodaną przez pomyłkę. Gdy powierzchnia się zmieniła, dodaj nową od dnia zmiany – dotychczasowa zostanie w historii.',
    removed: 'Usunięto powierzchnię',
  },
  facts: {
    section: 'Dane do opłat',
    hint: 'Według nich liczą się opłaty od mieszkańca i od działek z przyłączem.',
    none: 'Nie zapisano danych. Opłaty liczą się tak, jakby nie było mieszkańców ani przyłączy.',
    add: 'Zmień dane do opłat',
    added: 'Zapisano dane do opłat',
    replaces: 'Dane zapisane wcześniej od tego samego dnia zostaną zastąpione.',
    rowText: (facts: GardenFactRow) =>
      `${counted(facts.residents, residents)}, ${connectionsText(facts)}, ${since(facts.validFrom)}`,
    remove: 'Usuń dane do opłat',
    removeTitle: 'Usunąć dane do opłat?',
    removeQuestion: (row: string) => `Czy na pewno chcesz usunąć dane do opłat: ${row}?`,
    removeHint:
      'Usuń tylko dane zapisane przez pomyłkę. Gdy się zmieniły, naciśnij „Zmień dane do opłat” i podaj dzień zmiany – dotychczasowe zostaną w historii.',
    removed: 'Usunięto dane do opłat',
  },
} as const;
