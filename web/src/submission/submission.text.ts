import { stateLabel } from '@grzadka/contract/core/list/list-filters';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { measuredAtLabel } from '@grzadka/contract/meter/measurement/measurement';
import { measurementFieldLabels } from '@grzadka/contract/meter/measurement/measurement.model';
import {
  submissionChannelLabels,
  submissionStateLabels,
  submissionFieldLabels as words,
} from '@grzadka/contract/submission/submission.labels';
import type { SubmissionListItem } from '@grzadka/contract/submission/submission.model';
import { minuteInText } from '../core/ui/format.ts';
import { measuredByText, valueText } from '../meter/meter.text.ts';

/** The texts of the readings that were reported. */
export const submissionText = {
  queue: 'Zgłoszenia odczytów',
  all: 'Wszystkie zgłoszenia',
  details: 'Szczegóły',
  detailsOf: ({ meter }: SubmissionListItem) => `Zgłoszenie odczytu licznika ${meter.name}`,
  state: ({ state }: SubmissionListItem) => submissionStateLabels[state],
  /** What was taken, where it is not what was reported. */
  acceptedAs: (value: string) => `przyjęto ${value}`,
  count: (count: number) => `(${formatDecimal(count)})`,
  none: 'Nie ma zgłoszeń do rozpatrzenia',
  noneHint: 'Odczyty, które zgłoszą działkowcy, pojawią się tutaj.',
  place: (place: number, total: number) => `Zgłoszenie ${place} z ${total}`,
  submission: 'Zgłoszony odczyt',
  decision: 'Decyzja',
  origin: 'Skąd jest odczyt',
  photo: 'Zdjęcie licznika',
  noPhoto: 'Bez zdjęcia',
  photoFailed: 'Nie udało się wczytać zdjęcia. Odśwież stronę, żeby spróbować ponownie.',
  openPhoto: 'Otwórz zdjęcie w nowej karcie',
  facts: {
    meter: 'Licznik',
    garden: 'Działka',
    serialNumber: 'Numer fabryczny',
    sealNumber: 'Numer plomby',
    previous: 'Poprzednia wartość',
    used: 'Przyrost',
    measuredAt: measuredAtLabel,
    submittedBy: words.submittedBy,
    submittedAt: words.submittedAt,
    channel: words.channel,
    remark: measurementFieldLabels.remark,
    state: stateLabel,
    value: 'Zgłoszona wartość',
    acceptedValue: words.acceptedValue,
    returnReason: words.returnReason,
    decidedBy: words.decidedBy,
    decidedAt: words.decidedAt,
  },
  unknown: '(brak danych)',
  noGarden: '(brak)',
  nobody: '(brak)',
  channel: ({ channel, campaign }: SubmissionListItem) =>
    campaign === null
      ? submissionChannelLabels[channel]
      : `${submissionChannelLabels[channel]}, tura ${campaign.name}`,
  /** The reading that would come of it. */
  becomes: ({ value, meter, measuredAt, submittedBy }: SubmissionListItem) =>
    `Powstanie odczyt: ${valueText(value, meter.type)}, ${minuteInText(measuredAt)}, ${measuredByText(submittedBy)}.`,
  nothingFound: 'Wartość wygląda prawidłowo.',
  waitsThen: 'Po przyjęciu odczyt poczeka w „Do sprawdzenia”, chyba że od razu podasz odpowiedź.',
  refusedAsIs: 'Tej wartości nie można przyjąć. Popraw ją albo odeślij zgłoszenie.',
  accept: 'Przyjmij',
  correct: 'Popraw i przyjmij',
  return: 'Odeślij',
  previousOne: 'Poprzednie',
  nextOne: 'Następne',
  keys: 'Klawisze',
  keyHelp: { accept: 'przyjmuje', go: 'zmieniają zgłoszenie', leave: 'wraca' },
  accepted: ({ meter }: SubmissionListItem, value: number) =>
    `Przyjęto odczyt licznika ${meter.name}: ${valueText(value, meter.type)}`,
  returned: ({ meter }: SubmissionListItem) => `Odesłano zgłoszenie odczytu licznika ${meter.name}`,
  pressRefused: (key: string | undefined) =>
    `${key === undefined ? 'Ostatnie naciśnięcie' : `Naciśnięcie klawisza ${key}`} pominięto, bo to zgłoszenie dopiero się pojawiało. Sprawdź je i naciśnij jeszcze raz.`,
  correctTitle: ({ meter }: SubmissionListItem) => `Odczyt licznika ${meter.name}`,
  reported: 'Zgłoszono',
  value: 'Wartość licznika',
  correctHint: 'Zgłoszona wartość zostanie w historii obok przyjętej.',
  returnTitle: ({ meter }: SubmissionListItem) => `Odesłać odczyt licznika ${meter.name}?`,
  reason: 'Powód odesłania',
  reasonHint: ({ channel }: SubmissionListItem) =>
    channel === 'self'
      ? 'Działkowiec zobaczy go w „Moje działki”. Na przykład: nie widać wszystkich cyfr.'
      : 'Program nie pokaże go osobie, która odczytała licznik. Powiedz jej, co poprawić.',
} as const;
