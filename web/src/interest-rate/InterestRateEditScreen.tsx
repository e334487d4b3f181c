import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { InterestRate } from '@grzadka/contract/interest-rate/interest-rate.model';
import { EditRecordScreen } from '../core/record/screens/EditRecordScreen.tsx';
import { interestRateScreens } from './interest-rate.screens.ts';

/** What may be changed of a rate: all of it. What rests on it already is corrected by the next note. */
export function InterestRateEditScreen() {
  return <EditRecordScreen of={interestRateScreens} start={typed} />;
}

/** The percentage with a comma, as people type it. */
function typed({ percent }: InterestRate) {
  return { percent: formatDecimal(Number(percent)) };
}
