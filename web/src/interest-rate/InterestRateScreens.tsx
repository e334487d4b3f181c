import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { interestRateEndpoints } from '@grzadka/contract/interest-rate/interest-rate.endpoints';
import { type InterestRate, isOldRate } from '@grzadka/contract/interest-rate/interest-rate.model';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../core/api/call-query.ts';
import { EditRecordScreen } from '../core/record/screens/EditRecordScreen.tsx';
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

/** What may be changed of a rate: all of it. What rests on it already is corrected by the next note. */
export function InterestRateEditScreen() {
  return <EditRecordScreen of={interestRateScreens} start={typed} />;
}

/** The percentage with a comma, as people type it. */
function typed({ percent }: InterestRate) {
  return { percent: formatDecimal(Number(percent), 2) };
}
