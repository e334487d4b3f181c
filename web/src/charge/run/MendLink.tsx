import { mendedAt } from '@grzadka/contract/charge/charge.labels';
import type {
  ChargedSettlement,
  ChargeRunDetails,
} from '@grzadka/contract/charge/run/charge-run.model';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { recordPath } from '../../core/record/record-path.ts';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { gardenAreaPath } from '../../garden/garden.paths.ts';
import { interestRatePlace } from '../../interest-rate/interest-rate.paths.ts';
import { meterPaths } from '../../meter/meter.paths.ts';
import { yearPath } from '../../tariff/tariff.paths.ts';
import { chargeRunPlace } from '../charge.paths.ts';
import { accountName, chargeText } from '../charge.text.ts';

interface MendLinkProps {
  run: Pick<ChargeRunDetails, 'referenceDay'>;
  item: ChargedSettlement;
}

/** Leads to where a plot's reason is mended, and from there back. */
export function MendLink({ run, item }: MendLinkProps) {
  const { blocked } = item;
  if (blocked === null) return null;
  const to = wayOf(blocked, item, run);
  if (to === undefined) return null;
  const label = chargeText.mend[mendedAt[blocked.code]];
  return (
    <ButtonLink isReturning look="outlined" to={to} aria-label={`${label}: ${accountName(item)}`}>
      {label}
    </ButtonLink>
  );
}

type Blocked = NonNullable<ChargedSettlement['blocked']>;

/** Undefined where what it is about is there no more. */
function wayOf(
  { code, meter, measurementId, readingDays, chargedBy }: Blocked,
  { garden }: ChargedSettlement,
  { referenceDay }: MendLinkProps['run'],
): string | undefined {
  switch (mendedAt[code]) {
    case 'garden':
      return garden?.id && gardenAreaPath(garden.id, referenceDay);
    case 'meter':
      return meter && meterPaths.details(meter.id);
    case 'unchecked':
      return measurementId && meterPaths.uncheckedReading(measurementId);
    case 'reading':
      return meter && readingDays && missingReadingPath(meter.id, readingDays);
    case 'tariff':
      return yearPath(Number(referenceDay.slice(0, 'YYYY'.length)));
    case 'interest-rate':
      return interestRatePlace.screens.list;
    case 'charge-run':
      return chargedBy && recordPath(chargeRunPlace.screens.details, chargedBy.id);
  }
}

/** The meter's form, or once the days are over, in which a reading is asked for, its line on the sheet of the last of them. */
function missingReadingPath(meterId: string, { thru }: { thru: string }): string {
  return thru < gardenToday()
    ? meterPaths.sheetLine(meterId, thru)
    : meterPaths.addMeasurement(meterId);
}
