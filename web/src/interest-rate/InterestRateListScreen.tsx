import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { interestRateEndpoints } from '@grzadka/contract/interest-rate/interest-rate.endpoints';
import { isOldRate } from '@grzadka/contract/interest-rate/interest-rate.model';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../core/api/call-query.ts';
import { RecordListScreen } from '../core/record/screens/RecordListScreen.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { interestRateScreens } from './interest-rate.screens.ts';
import { interestRateText } from './interest-rate.text.ts';

const newestQuery = callQuery(['interest-rate', 'newest'], interestRateEndpoints.list, {
  query: { limit: '1', 'sort-by': 'valid-from', 'sort-direction': 'desc' },
});

/** All rates of interest, and whether somebody should look for a newer one. */
export function InterestRateListScreen() {
  return <RecordListScreen of={interestRateScreens} below={<OldRateNotice />} />;
}

function OldRateNotice() {
  const { data } = useQuery(newestQuery);
  const newest = data?.items[0];
  if (newest === undefined || !isOldRate(newest.validFrom, gardenToday())) return null;
  return <Notice tone="warning">{interestRateText.old(dayInFigures(newest.validFrom))}</Notice>;
}
