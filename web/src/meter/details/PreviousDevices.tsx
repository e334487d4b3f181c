import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import {
  type Installation,
  removalReasonLabels,
} from '@grzadka/contract/meter/installation/installation.model';
import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import { useMay } from '../../core/access/access.ts';
import { Text } from '../../core/ui/elements/Text.tsx';
import { FittingTable } from '../../core/ui/fit/FittingTable.tsx';
import { formatMinute } from '../../core/ui/format.ts';
import { Section } from '../../core/ui/Section.tsx';
import { TextLink } from '../../core/ui/screen/TextLink.tsx';
import { UnbrokenText } from '../../core/ui/UnbrokenText.tsx';
import { meterPaths } from '../meter.paths.ts';
import { valueText } from '../meter.text.ts';
import { deviceText } from './meter-details.text.ts';
import styles from './PreviousDevices.module.css';

/** The devices that were at a meter before, newest first, those mounted by mistake marked as such. */
export function PreviousDevices({ meter, installation, installations }: MeterWithDevices) {
  const mayWrite = useMay('installation:write');
  const previous = installations.filter(({ id }) => id !== installation?.id);
  return (
    <Section title={deviceText.previous}>
      {previous.length === 0 ? (
        <Text isQuiet>{deviceText.noPrevious}</Text>
      ) : (
        <FittingTable aria-label={deviceText.previousTable} content={installations}>
          <thead>
            <tr>
              <th scope="col">{deviceText.serialNumber}</th>
              <th scope="col">{deviceText.installedAt}</th>
              <th scope="col">{deviceText.removedAt}</th>
            </tr>
          </thead>
          <tbody>
            {previous.map((device) => (
              <DeviceRow key={device.id} device={device} meter={meter} mayEdit={mayWrite} />
            ))}
          </tbody>
        </FittingTable>
      )}
    </Section>
  );
}

interface DeviceRowProps {
  device: Installation;
  meter: Pick<MeterWithDevices['meter'], 'id' | 'type'>;
  mayEdit: boolean;
}

/** A device from its mounting to its removal; one that was mounted by mistake is struck through. */
function DeviceRow({ device, meter: { id: meterId, type }, mayEdit }: DeviceRowProps) {
  const { serialNumber, undoneAt } = device;
  const struck = undoneAt === null ? undefined : { textDecoration: 'line-through' };
  const { mounted, removed } = lifeOf(device, type);
  return (
    <tr>
      <td>
        <span style={struck}>{serialNumber ?? deviceText.withoutNumber}</span>
        {undoneAt !== null && <Lines lines={[deviceText.undone(undoneAt)]} />}
      </td>
      <td style={struck} data-label={deviceText.installedAt}>
        <Lines lines={mounted} />
      </td>
      <td style={struck} data-label={deviceText.removedAt}>
        <Lines lines={removed} />
        {undoneAt === null && mayEdit && (
          <TextLink
            isReturning
            to={meterPaths.editDevice(meterId, device.id)}
            aria-label={deviceText.changeOf(serialNumber ?? deviceText.withoutNumber)}
            className={styles['link']}
          >
            {deviceText.change}
          </TextLink>
        )}
      </td>
    </tr>
  );
}

/** What is shown of a device's mounting and of its removal, if it was removed: when, what its dial showed, and why. */
function lifeOf(device: Installation, type: MeterType): Record<'mounted' | 'removed', string[]> {
  const { installedAt, firstValue, removedAt, lastValue, removalReason } = device;
  const last = lastValue !== null && [
    valueText(lastValue, type),
    ...(device.lastValueEstimated ? [deviceText.estimated] : []),
  ];
  return {
    mounted:
      installedAt === null
        ? [deviceText.sinceEver]
        : [formatMinute(installedAt), valueText(firstValue, type)],
    removed: [
      ...(removedAt === null ? [] : [formatMinute(removedAt)]),
      ...(last === false ? [] : [last.join(' ')]),
      ...(removalReason === null ? [] : [removalReasonLabels[removalReason]]),
    ],
  };
}

/** Further lines of a cell. */
function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <div key={line} className={styles['detail']}>
      <UnbrokenText text={line} />
    </div>
  ));
}
