import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { DataRequest } from '@grzadka/contract/personal-data/data-request.model';
import { dataRequestLabels } from '@grzadka/contract/personal-data/data-request.record';

type Told = Pick<DataRequest, 'kind' | 'receivedOn' | 'lastDay' | 'answeredOn'>;

/** The texts of the requests of persons about their data. */
export const dataRequestText = {
  section: 'Prośby osób',
  hint: 'Zapisz każdą prośbę w dniu, w którym przyszła: program przypomni o odpowiedzi w Terminach.',
  none: 'Nikt o nic nie prosił.',
  failed: 'Nie udało się wczytać próśb.',
  add: 'Zapisz prośbę',
  addTitle: 'Nowa prośba',
  saved: 'Zapisano prośbę',
  change: 'Zmień prośbę',
  answer: 'Wpisz odpowiedź',
  answerHint: 'Krótko, na przykład: dano kopię danych; odmówiono, bo osoba ma działkę.',
  extendHint: 'Zaznacz, gdy sprawa jest zawiła i osoba wie już o przedłużeniu i jego powodzie.',
  save: 'Zapisz',
  about: ({ kind, receivedOn }: Told) =>
    `${dataRequestLabels[kind]}, prośba z ${dayInFigures(receivedOn)}`,
  standing: ({ lastDay, answeredOn }: Told) =>
    answeredOn === null
      ? `Odpowiedz do ${dayInFigures(lastDay)}`
      : `Odpowiedziano ${dayInFigures(answeredOn)}`,
  remove: 'Usuń prośbę',
  removeTitle: 'Usunąć prośbę?',
  removeQuestion: (request: string) => `Czy na pewno chcesz usunąć: ${request}?`,
  removeHint: 'Usuń tylko prośbę zapisaną przez pomyłkę.',
  removed: 'Usunięto prośbę',
} as const;
