import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { interestRateEndpoints } from '@grzadka/contract/interest-rate/interest-rate.endpoints';
import { interestRateRecord } from '@grzadka/contract/interest-rate/interest-rate.record';
import { paths } from '../core/paths.ts';
import { defineScreens } from '../core/record/screens/record-screens.ts';
import { interestRatePlace } from './interest-rate.paths.ts';

/** A rate is called by its first day. */
const rateFrom = (day: string) => `od ${dayInFigures(day)}`;

/** The screens of the interest rates. */
export const interestRateScreens = defineScreens({
  record: interestRateRecord,
  at: interestRatePlace.screens,
  endpoints: interestRateEndpoints,
  above: paths.fees,
  words: {
    list: 'Stopy odsetek',
    details: 'Stopa odsetek',
    create: 'Nowa stopa odsetek',
    edit: 'Edycja stopy odsetek',
    subject: rateFrom,
    show: { label: 'Szczegóły' },
    created: (day) => `Dodano stopę odsetek ${rateFrom(day)}`,
    saved: 'Zapisano zmiany stopy odsetek',
    deletion: {
      delete: 'Usuń stopę odsetek',
      deleteTitle: 'Usunąć stopę odsetek?',
      deleteQuestion: (day) => `Czy na pewno chcesz usunąć stopę odsetek ${rateFrom(day)}?`,
      deleted: (day) => `Usunięto stopę odsetek ${rateFrom(day)}`,
    },
  },
});
