import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import type { OwnGarden, OwnMeter, OwnSettlement } from '@grzadka/contract/own/own.model';
import { noGarden } from '@grzadka/contract/settlement/settlement.model';
import type { OwnSubmission } from '@grzadka/contract/submission/submission.model';
import { submissionRefusals } from '@grzadka/contract/submission/submission.refusals';
import { upperFirst } from 'es-toolkit/string';
import { formatDay } from '../core/ui/format.ts';
import { valueText } from '../meter/meter.text.ts';

type Reporting = OwnMeter['reporting'];

/** The texts of what is one's own. */
export const ownText = {
  gardens: 'Moje działki',
  see: 'Zobacz liczniki i opłaty',
  failed: 'Nie udało się wczytać Twoich działek.',
  none: 'Nie masz teraz żadnej działki',
  noneHint:
    'Działka pojawi się tutaj, gdy biuro zapisze, że jej używasz. Jeśli to pomyłka, zadzwoń do biura.',
  garden: (name: string) => `Działka ${name}`,
  sector: 'Sektor',
  area: 'Powierzchnia',
  areaText: ({ area }: Pick<OwnGarden, 'area'>) =>
    area === null ? '(brak danych)' : `${formatDecimal(area)}\u00a0m²`,
  facts: 'O działce',
  accounts: 'Inne rozliczenia',
  account: 'Rozliczenie',
  accountName: ({ garden, reference }: Pick<OwnSettlement, 'garden' | 'reference'>) =>
    `${garden === null ? upperFirst(noGarden) : ownText.garden(garden.name)} – ${reference}`,
  noAccount: 'Nie znaleziono rozliczenia',
  noAccountHint: 'Wróć do swoich działek i wybierz rozliczenie z listy.',
  accountsFailed: 'Nie udało się wczytać rozliczeń.',
  consents: 'Zgody na wiadomości i Twoje dane',
  noMeters: 'Na tej działce nie ma liczników.',
  serialNumber: 'Numer fabryczny',
  lastReading: 'Ostatni odczyt',
  noReading: '(brak)',
  lastReadingText: ({ lastMeasurement, type }: OwnMeter) =>
    lastMeasurement === null
      ? ownText.noReading
      : `${valueText(lastMeasurement.value, type)}, ${formatDay(lastMeasurement.measuredAt)}${lastMeasurement.isEstimate ? ' (szacunek)' : ''}`,
  report: 'Zgłoś odczyt',
  reportAgain: 'Zgłoś nowy odczyt',
  /** Until when a reading may be reported; why not where it may not. */
  reporting: (reporting: Reporting) => {
    if (reporting === null) return submissionRefusals.switchedOff;
    if (reporting.round === null) return 'Odczyt możesz zgłosić w każdej chwili.';
    const { name, thru } = reporting.round;
    return thru === null
      ? `Trwa tura odczytów ${name}.`
      : `Trwa tura odczytów ${name}. Zgłoś odczyt do ${dayInFigures(thru)}.`;
  },
  /** What became of what was reported last. */
  outcome: (submission: OwnSubmission, type: MeterType) => outcomeText(submission, type),
  returnReason: 'Powód',
  reportedPhoto: 'Wysłane zdjęcie',
  showHistory: 'Pokaż odczyty i zużycie',
  hideHistory: 'Ukryj odczyty i zużycie',
  historyOf: (name: string) => `Odczyty i zużycie: ${name}`,
  readings: 'Odczyty',
  readingsFailed: 'Nie udało się wczytać odczytów.',
  noReadings: 'Nie ma jeszcze odczytów.',
  day: 'Dzień',
  value: (unit: string) => `Wartość (${unit})`,
  more: 'Pokaż wcześniejsze',
} as const;

function outcomeText(
  { state, value, measuredAt, acceptedValue }: OwnSubmission,
  type: MeterType,
): string {
  const reported = `${valueText(value, type)} z ${formatDay(measuredAt)}`;
  switch (state) {
    case 'waiting':
      return `Zgłoszony odczyt: ${reported}. Czeka na sprawdzenie w biurze.`;
    case 'accepted':
      return acceptedValue === null || acceptedValue === value
        ? `Zgłoszony odczyt ${reported} przyjęto.`
        : `Zgłoszony odczyt: ${reported}. Po sprawdzeniu przyjęto ${valueText(acceptedValue, type)}.`;
    case 'returned':
      return `Zgłoszony odczyt ${reported} odesłano.`;
    case 'replaced':
      return `Zgłoszony odczyt ${reported} zastąpiono nowszym.`;
  }
}
