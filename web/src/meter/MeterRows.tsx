import { type MeterType, meterTypeLabels } from '@grzadka/contract/meter/meter.labels';
import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { mdiChevronRight, mdiLightningBoltOutline, mdiWaterOutline } from '@mdi/js';
import { useMay } from '../core/access/access.ts';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { Unseen } from '../core/ui/elements/Unseen.tsx';
import { formatDay } from '../core/ui/format.ts';
import { icon } from '../core/ui/icon.ts';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import styles from './MeterRows.module.css';
import { meterPaths } from './meter.paths.ts';
import { meterName, meterText, valueText } from './meter.text.ts';

const ElectricityIcon = icon(mdiLightningBoltOutline, 'Electricity');
const WaterIcon = icon(mdiWaterOutline, 'Water');
const ChevronIcon = icon(mdiChevronRight, 'Chevron');

const icons = { WaterMeter: <WaterIcon />, ElectricityMeter: <ElectricityIcon /> };

/** A meter as far as it is known: what it showed last may come later. */
export interface ShownMeter {
  readonly id: string;
  readonly name: string;
  readonly type: MeterType;
  readonly active?: boolean | undefined;
  /** Null where it was never read, undefined where that is not known yet. */
  readonly lastMeasurement?: MeterListItem['lastMeasurement'] | undefined;
  /** What else is said of it, such as where it stands. */
  readonly note?: string | undefined;
}

/** Meters with their last values, leading to the entry of a measurement, and beside it to their details. */
export function MeterRows({ meters }: { meters: readonly ShownMeter[] }) {
  const mayAdd = useMay('measurement:add');
  return (
    <PlainList aria-label={meterText.list}>
      {meters.map((meter) => (
        <li key={meter.id} className={styles['row']}>
          <ReturningLink
            to={mayAdd ? meterPaths.addMeasurement(meter.id) : meterPaths.details(meter.id)}
            className={styles['meter']}
          >
            <span className={styles['sign']}>{icons[meter.type]}</span>
            <div className={styles['texts']}>
              <Text as="span" id={`${meter.id}-name`} className={styles['name']}>
                {meterName({ name: meter.name, active: meter.active ?? true })}
              </Text>
              <Text isQuiet kind="body2" className={styles['facts']}>
                <Facts {...meter} />
              </Text>
            </div>
            {mayAdd && (
              <Text isStrong className={styles['add']}>
                {meterText.add}
              </Text>
            )}
          </ReturningLink>
          <ButtonLink
            isReturning
            to={meterPaths.details(meter.id)}
            // The line is known by the meter's name already: two of one name would be mistaken for each other.
            aria-describedby={`${meter.id}-name`}
            className={styles['details']}
          >
            <Unseen isOnPhoneAlone>{meterText.showDetails}</Unseen>
            <span className={styles['chevron']}>
              <ChevronIcon />
            </span>
          </ButtonLink>
        </li>
      ))}
    </PlainList>
  );
}

/** What it showed last and when, and what it is where there is room for that. */
function Facts({ type, lastMeasurement, note }: ShownMeter) {
  return (
    <>
      <Unseen isOnPhoneAlone>{[note, meterTypeLabels[type]].filter(Boolean).join(', ')}</Unseen>
      {note !== undefined && (
        <span aria-hidden className={styles['note']}>
          {note}
        </span>
      )}
      <span className={styles['last']}>
        {lastTexts(type, lastMeasurement).map((text) => (
          <span key={text}>{text} </span>
        ))}
      </span>
    </>
  );
}

/** The last value and its day; something as high while they are not known. */
function lastTexts(type: MeterType, last: ShownMeter['lastMeasurement']): string[] {
  if (last === undefined) return ['\u00A0'];
  if (last === null) return [meterText.noValue];
  return [valueText(last.value, type), formatDay(last.measuredAt)];
}
