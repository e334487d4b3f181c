import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { dayOf } from '@grzadka/contract/core/time/time-zone';
import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import type { Installation } from '@grzadka/contract/meter/installation/installation.model';
import { legalisationState } from '@grzadka/contract/meter/legalisation';
import { useMay } from '../../core/access/access.ts';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { type Fact, FactList } from '../../core/ui/FactList.tsx';
import { formatMinute } from '../../core/ui/format.ts';
import { useNow } from '../../core/ui/hooks/useNow.ts';
import { Section } from '../../core/ui/Section.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { UndoLastChange } from '../installation/UndoLastChange.tsx';
import { meterPaths } from '../meter.paths.ts';
import { valueText } from '../meter.text.ts';
import styles from './DeviceSection.module.css';
import { deviceText, legalisationText } from './meter-details.text.ts';

/** The device that is at a meter now, and what can be done with it (docs/product/readings.md#details). */
export function DeviceSection(details: MeterWithDevices) {
  const { meter, installation } = details;
  return (
    <Section title={deviceText.title}>
      {installation ? (
        <>
          <Legalisation until={installation.legalisedUntil} />
          <FactList facts={deviceFacts(installation, meter)} />
        </>
      ) : (
        <Text>{deviceText.none}</Text>
      )}
      <DeviceActions {...details} />
    </Section>
  );
}

/** Says that a legalisation is over, or soon will be; nothing of one that holds for long. */
function Legalisation({ until }: { until: string | null }) {
  const today = dayOf(useNow());
  const state = until === null ? 'valid' : legalisationState(until, today);
  if (until === null || state === 'valid') return null;
  return (
    <Notice tone="warning" className={styles['legalisation']}>
      {legalisationText[state](until)}
    </Notice>
  );
}

/** What is known of the device; what says nothing of it is left out. */
function deviceFacts(
  installation: Installation,
  { type }: Pick<MeterWithDevices['meter'], 'type'>,
): readonly Fact[] {
  const { installedAt, firstValue, digits, multiplier, legalisedUntil } = installation;
  return [
    {
      label: deviceText.serialNumber,
      value: installation.serialNumber ?? deviceText.withoutNumber,
    },
    {
      label: deviceText.installedAt,
      value: installedAt === null ? deviceText.sinceEver : formatMinute(installedAt),
    },
    {
      label: deviceText.firstValue,
      value: installedAt === null ? undefined : valueText(firstValue, type),
    },
    { label: deviceText.sealNumber, value: installation.sealNumber ?? undefined },
    {
      label: deviceText.legalisedUntil,
      value: legalisedUntil === null ? undefined : dayInFigures(legalisedUntil),
    },
    { label: deviceText.digits, value: digits ?? undefined },
    {
      label: deviceText.multiplier,
      value: multiplier === 1 ? undefined : deviceText.multiplierHint(formatDecimal(multiplier)),
    },
  ];
}

/** What can be done with the device of a meter, or where there is none; nothing for who may not. */
function DeviceActions({ meter, installation, installations }: MeterWithDevices) {
  const mayWrite = useMay('installation:write');
  if (!mayWrite) return null;
  const { id } = meter;
  const actions = installation
    ? [
        { label: deviceText.replace, to: meterPaths.replace(id) },
        { label: deviceText.takeOff, to: meterPaths.takeOff(id) },
        { label: deviceText.change, to: meterPaths.editDevice(id, installation.id) },
      ]
    : [{ label: deviceText.putOn, to: meterPaths.putOn(id) }];
  return (
    <Row gap={12} className={styles['actions']}>
      {actions.map(({ label, to }, index) => (
        <ButtonLink key={to} isReturning look={index === 0 ? 'filled' : 'outlined'} to={to}>
          {label}
        </ButtonLink>
      ))}
      <UndoLastChange meter={meter} installations={installations} />
    </Row>
  );
}
