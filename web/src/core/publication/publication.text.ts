import {
  type PublicationDates,
  periodLabels,
} from '@grzadka/contract/core/publication/publication';
import type {
  Period,
  PeriodState,
  PublicationState,
} from '@grzadka/contract/core/publication/publication-state';
import { formatInstant } from '../ui/format.ts';

/** The texts of publication and pin dates, on every form and list that has them. */
export const publicationText = {
  publication: 'Publikacja',
  ...periodLabels,
  pinning: 'Przypięcie',
  publishNow: 'Opublikuj teraz',
  withdraw: 'Wycofaj',
  superseded: 'Czytelnicy widzą teraz inną wersję.',
  pinNow: 'Przypnij od teraz',
  unpin: 'Odepnij',
} as const;

/** What the publication dates of a record mean at present, behind the word for its state. */
export const publicationStanding: Record<PublicationState, (dates: PublicationDates) => string> = {
  draft: () => 'Czytelnicy tego nie widzą.',
  scheduled: ({ publicationFromDate }) =>
    `Czytelnicy zobaczą to od ${formatInstant(publicationFromDate)}.`,
  visible: ({ publicationFromDate, publicationThruDate }) =>
    `Czytelnicy widzą to od ${formatInstant(publicationFromDate)}${until(publicationThruDate)}.`,
  ended: ({ publicationThruDate }) =>
    `Czytelnicy nie widzą tego od ${formatInstant(publicationThruDate)}.`,
};

type Forecast = Record<PeriodState, (period: Period) => string>;

/** What the publication dates of a form will mean once they are saved. */
export const publicationForecast: Forecast = {
  unset: () => 'Po zapisaniu: szkic, którego czytelnicy nie widzą',
  planned: ({ from }) => `Po zapisaniu: widoczne dla czytelników od ${formatInstant(from)}`,
  current: ({ thru }) => `Po zapisaniu: od razu widoczne dla czytelników${until(thru)}`,
  over: ({ thru }) => `Po zapisaniu: niewidoczne – publikacja skończyła się ${formatInstant(thru)}`,
};

/** The same for the pin dates. */
export const pinForecast: Forecast = {
  unset: () => 'Po zapisaniu: nieprzypięte',
  planned: ({ from }) => `Po zapisaniu: przypięte od ${formatInstant(from)}`,
  current: ({ thru }) => `Po zapisaniu: przypięte od razu${until(thru)}`,
  over: ({ thru }) =>
    `Po zapisaniu: nieprzypięte – przypięcie skończyło się ${formatInstant(thru)}`,
};

function until(thru: string | null): string {
  return thru === null ? '' : `, do ${formatInstant(thru)}`;
}
