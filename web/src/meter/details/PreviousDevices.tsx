import {
  type Installation,
  removalReasonLabels,
} from '@grzadka/contract/meter/installation/installation.model';
import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import {
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
import { ScreenLink } from '../../core/ui/loading/ScreenLink.tsx';
import type { NavigationState } from '../../core/ui/screen/useGoUp.ts';
import { Section } from '../../core/ui/Section.tsx';
import { UnbrokenText } from '../../core/ui/UnbrokenText.tsx';
import { meterPaths } from '../meter.paths.ts';
import { valueText } from '../meter.text.ts';
import { deviceText } from './meter-details.text.ts';

/** The devices that were at a meter before, newest first, those mounted by mistake marked as such. */
export function PreviousDevices({ meter, installation, installations }: MeterWithDevices) {
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
                <TableCell>{deviceText.installedAt}</TableCell>
                <TableCell>{deviceText.removedAt}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {previous.map((device) => (
                <DeviceRow key={device.id} device={device} meter={meter} mayEdit={mayWrite} />
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
}

/** A device from its mounting to its removal; one that was mounted by mistake is struck through. */
function DeviceRow({ device, meter: { id: meterId, type }, mayEdit }: DeviceRowProps) {
  const { serialNumber, installedAt, firstValue, removedAt, lastValue, undoneAt } = device;
  const struck = undoneAt === null ? undefined : { textDecoration: 'line-through' };
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <Typography component="span" variant="inherit" sx={struck}>
          {serialNumber ?? deviceText.withoutNumber}
        </Typography>
        {undoneAt !== null && <Line text={deviceText.undone(undoneAt)} />}
      </TableCell>
      <TableCell sx={struck}>
        <UnbrokenText
          text={installedAt === null ? deviceText.sinceEver : formatMinute(installedAt)}
        />
        {installedAt !== null && <Line text={valueText(firstValue, type)} />}
      </TableCell>
      <TableCell sx={struck}>
        {removedAt !== null && <UnbrokenText text={formatMinute(removedAt)} />}
        {lastValue !== null && <Line text={lastValueText(device, valueText(lastValue, type))} />}
        {device.removalReason !== null && <Line text={removalReasonLabels[device.removalReason]} />}
        {undoneAt === null && mayEdit && (
          <Link
            component={ScreenLink}
            to={meterPaths.editDevice(meterId, device.id)}
            state={{ from: meterPaths.details(meterId) } satisfies NavigationState}
            aria-label={deviceText.changeOf(serialNumber ?? deviceText.withoutNumber)}
            sx={{ display: 'block' }}
          >
            {deviceText.change}
          </Link>
        )}
      </TableCell>
    </TableRow>
  );
}

function lastValueText({ lastValueEstimated }: Installation, value: string): string {
  return lastValueEstimated ? `${value} ${deviceText.estimated}` : value;
}

/** A further line of a cell. */
function Line({ text }: { text: string }) {
  return (
    <Typography component="div" variant="inherit" color="textSecondary">
      {text}
    </Typography>
  );
}
