import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import {
  type Installation,
  removalReasonLabels,
} from '@grzadka/contract/meter/installation/installation.model';
import type { MeterType } from '@grzadka/contract/meter/meter-labels';
import {
  Box,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useMay } from '../../core/access/access.ts';
import { formatMinute } from '../../core/ui/format.ts';
import { useIsRoomy } from '../../core/ui/hooks/useIsRoomy.ts';
import { Section } from '../../core/ui/Section.tsx';
import { ReturningLink } from '../../core/ui/screen/ReturningLink.tsx';
import { UnbrokenText } from '../../core/ui/UnbrokenText.tsx';
import { meterPaths } from '../meter.paths.ts';
import { valueText } from '../meter.text.ts';
import { deviceText } from './meter-details.text.ts';

/**
 * The devices that were at a meter before, newest first, those mounted by mistake marked as such. On a phone, where
 * three columns would tear dates and numbers apart, all stands below the number.
 */
export function PreviousDevices({ meter, installation, installations }: MeterWithDevices) {
  const isRoomy = useIsRoomy();
  const mayWrite = useMay('installation:write');
  const previous = installations.filter(({ id }) => id !== installation?.id);
  return (
    <Section title={deviceText.previous}>
      {previous.length === 0 ? (
        <Typography color="textSecondary">{deviceText.noPrevious}</Typography>
      ) : (
        <TableContainer component="section" tabIndex={0} aria-label={deviceText.previousTable}>
          <Table size="small" sx={{ 'th, td': { px: 0.75, verticalAlign: 'top' } }}>
            <TableHead>
              <TableRow>
                <TableCell>{deviceText.serialNumber}</TableCell>
                {isRoomy && <TableCell>{deviceText.installedAt}</TableCell>}
                {isRoomy && <TableCell>{deviceText.removedAt}</TableCell>}
              </TableRow>
            </TableHead>
            <TableBody>
              {previous.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  meter={meter}
                  mayEdit={mayWrite}
                  isRoomy={isRoomy}
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Section>
  );
}

interface DeviceRowProps {
  device: Installation;
  meter: Pick<MeterWithDevices['meter'], 'id' | 'type'>;
  mayEdit: boolean;
  /** There is room for all columns. */
  isRoomy: boolean;
}

/** A device from its mounting to its removal; one that was mounted by mistake is struck through. */
function DeviceRow({ device, meter: { id: meterId, type }, mayEdit, isRoomy }: DeviceRowProps) {
  const { serialNumber, undoneAt } = device;
  const struck = undoneAt === null ? undefined : { textDecoration: 'line-through' };
  const { mounted, removed } = lifeOf(device, type);
  const change = undoneAt === null && mayEdit && (
    <Link
      component={ReturningLink}
      to={meterPaths.editDevice(meterId, device.id)}
      aria-label={deviceText.changeOf(serialNumber ?? deviceText.withoutNumber)}
      sx={{ display: 'block' }}
    >
      {deviceText.change}
    </Link>
  );
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <Typography component="span" variant="inherit" sx={struck}>
          {serialNumber ?? deviceText.withoutNumber}
        </Typography>
        {undoneAt !== null && <Lines lines={[deviceText.undone(undoneAt)]} />}
        {!isRoomy && (
          <Box sx={struck}>
            <Lines
              lines={[
                `${deviceText.installedAt}: ${mounted.join(', ')}`,
                ...(removed.length > 0 ? [`${deviceText.removedAt}: ${removed.join(', ')}`] : []),
              ]}
            />
          </Box>
        )}
        {!isRoomy && change}
      </TableCell>
      {isRoomy && (
        <TableCell sx={struck}>
          <Lines lines={mounted} />
        </TableCell>
      )}
      {isRoomy && (
        <TableCell sx={struck}>
          <Lines lines={removed} />
          {change}
        </TableCell>
      )}
    </TableRow>
  );
}

/** What is told of a device's mounting and of its removal, if it was removed: when, what its dial showed, and why. */
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
    <Typography key={line} component="div" variant="inherit" color="textSecondary">
      <UnbrokenText text={line} />
    </Typography>
  ));
}
