import { counted } from '@grzadka/contract/core/counted';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { legalisationWarningDays } from '@grzadka/contract/meter/legalisation';
import {
  legalisationDeadline,
  mostCountedMeters,
} from '@grzadka/contract/meter/legalisation.deadline';
import { deadlineWords } from '../core/deadline-words.ts';
import { paths } from '../core/paths.ts';

/** The words of the meters whose legalisation ends. */
export const legalisationWords = deadlineWords(legalisationDeadline, {
  title: ({ meters }) =>
    meters < mostCountedMeters
      ? `Legalizacja liczników: ${formatDecimal(meters)}`
      : `Legalizacja liczników: co najmniej ${formatDecimal(meters)}`,
  reason: () =>
    `Ich legalizacja kończy się w ciągu ${counted(legalisationWarningDays, days)} albo już się skończyła. Wymień te liczniki.`,
  way: ({ thru }) => ({
    label: 'Pokaż liczniki',
    to: `${paths.meters}?${new URLSearchParams({ 'filter-by-legalisation': 'true', 'legalised-until-thru': thru })}`,
  }),
});

const days = { one: 'dnia', few: 'dni', many: 'dni' };
