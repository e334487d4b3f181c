import { periodLabels } from '@grzadka/contract/core/publication/publication';
import type { Period, PeriodState } from '@grzadka/contract/core/publication/publication-state';
import { formatInstant } from '../ui/format.ts';

/** The texts of publication and pin dates, on every form and list that has them. */
export const publicationText = {
  publication: 'Publikacja',
  ...periodLabels,
  pinning: 'Przypięcie',
} as const;

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
