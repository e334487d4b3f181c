import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '../core/ui/ConfirmDialog.tsx';
import { meterText } from './meter.text.ts';

interface DeleteMeterDialogProps {
  /** The meter in question; undefined while nothing is asked. */
  meter: Pick<MeterListItem, 'name'> | undefined;
  onClose: () => void;
}

/** Asks about deleting a meter. Both answers only close it: there is no such call. */
export function DeleteMeterDialog({ meter, onClose }: DeleteMeterDialogProps) {
  // The name stays while the dialog fades away.
  const [name, setName] = useState('');
  if (meter && meter.name !== name) setName(meter.name);
  return (
    <ConfirmDialog
      open={meter !== undefined}
      title={meterText.deleteTitle}
      text={meterText.deleteQuestion(name)}
      onConfirm={onClose}
      onCancel={onClose}
    >
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {meterText.deleteNotYet}
      </Typography>
    </ConfirmDialog>
  );
}
