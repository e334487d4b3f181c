import { installationFieldLabels } from '@grzadka/contract/meter/installation/installation.model';
import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import type { MeterDetails } from '@grzadka/contract/meter/meter.model';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DetailsLink } from '../core/record/DetailsLink.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { formatInstant } from '../core/ui/format.ts';
import { UnbrokenText } from '../core/ui/UnbrokenText.tsx';
import styles from './MeterFacts.module.css';
import { meterName, meterText, valueText } from './meter.text.ts';
import { shownBefore } from './verdict/judge-typed.ts';
import { verdictContextQuery } from './verdict/verdict.queries.ts';

const dialText = {
  stillUnknown: '…',
  newDevice: 'Nowy licznik',
  unnumbered: '(bez numeru)',
} as const;

/** A meter whose garden may not be known yet. */
export type KnownMeter = Omit<MeterDetails, 'garden'> & {
  readonly garden: MeterDetails['garden'] | undefined;
};

/** Which meter is being read, where it stands, and what its dial showed last. */
export function MeterFacts({ meter }: { meter: KnownMeter }) {
  const { garden } = meter;
  return (
    <div>
      <Text kind="h5" hasLongWords>
        {meterName(meter)}
      </Text>
      <dl className={styles['facts']}>
        {/* Of most meters there is one, and what stands below does not move when it comes. */}
        {garden !== null && (
          <Fact label={meterText.garden}>
            {garden ? <DetailsLink kind="garden" {...garden} /> : '…'}
          </Fact>
        )}
        <DialFacts meter={meter} />
      </dl>
    </div>
  );
}

/**
 * What the dial showed last. After an exchange that is the first value of the new device, which is then named: of the
 * old one nobody reads any more. An estimate is nothing that it showed.
 */
function DialFacts({ meter: { id, type, lastMeasurement } }: { meter: KnownMeter }) {
  const { data: context, isPending } = useQuery({ ...verdictContextQuery(id), retry: false });
  const [openedAt] = useState(() => new Date());
  if (isPending) return <Fact label={meterText.lastValue}>{dialText.stillUnknown}</Fact>;
  const { device, before } = (context && shownBefore(context, openedAt)) ?? {};
  if (device && before?.kind === 'first') {
    return (
      <>
        <Fact label={dialText.newDevice}>{device.serialNumber ?? dialText.unnumbered}</Fact>
        <Fact label={installationFieldLabels.firstValue}>
          <Shown value={before.value} at={before.at} type={type} />
        </Fact>
      </>
    );
  }
  // Where nothing is known of the device, the last measurement of the list has to do.
  const shown =
    before ?? (lastMeasurement && { ...lastMeasurement, at: lastMeasurement.measuredAt });
  return (
    <Fact label={meterText.lastValue}>
      {shown ? <Shown value={shown.value} at={shown.at} type={type} /> : meterText.noValue}
    </Fact>
  );
}

function Shown({ value, at, type }: { value: number; at: string; type: MeterType }) {
  return <UnbrokenText text={`${valueText(value, type)}, ${formatInstant(at)}`} />;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <Text as="dt" isQuiet>
        {label}:
      </Text>
      <Text as="dd">{children}</Text>
    </div>
  );
}
