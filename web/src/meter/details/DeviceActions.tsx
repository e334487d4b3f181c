import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import { Button, Stack } from '@mui/material';
import { useMay } from '../../core/access/access.ts';
import { ReturningLink } from '../../core/ui/screen/ReturningLink.tsx';
import { UndoLastChange } from '../installation/UndoLastChange.tsx';
import { meterPaths } from '../meter.paths.ts';
import { deviceText } from './meter-details.text.ts';

/** What can be done with the device of a meter, or where there is none; nothing for who may not. */
export function DeviceActions({ meter, installation, installations }: MeterWithDevices) {
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
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', mt: 2.5 }}>
      {actions.map(({ label, to }, index) => (
        <Button
          key={to}
          component={ReturningLink}
          to={to}
          variant={index === 0 ? 'contained' : 'outlined'}
        >
          {label}
        </Button>
      ))}
      <UndoLastChange meter={meter} installations={installations} />
    </Stack>
  );
}
