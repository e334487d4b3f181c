import { feesResolvedDeadline } from '@grzadka/contract/charge/year/fees-resolved.deadline';
import { deadlineWords } from '../core/deadline-words.ts';
import { resolutionPlace } from '../resolution/resolution.paths.ts';
import { chargeRunPlace } from './charge.paths.ts';

/** The words of the fees that are to be resolved for a year. */
export const feesResolvedWords = deadlineWords(feesResolvedDeadline, {
  title: ({ id: year }) => `Uchwała o opłatach na rok ${year}`,
  reason: () => 'Statut PZD, § 144: walne zebranie uchwala opłaty na dany rok do 30 czerwca.',
  way: (_, may) =>
    may(chargeRunPlace.permissions.write)
      ? { label: 'Dodaj uchwałę', to: resolutionPlace.screens.create }
      : { label: 'Pokaż uchwały', to: resolutionPlace.screens.list },
});
