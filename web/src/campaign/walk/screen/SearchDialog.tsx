import type { WalkMeter } from '@grzadka/contract/campaign/walk/unpack-meters';
import { useState } from 'react';
import { Button } from '../../../core/ui/elements/Button.tsx';
import { Stack } from '../../../core/ui/elements/Stack.tsx';
import { Text } from '../../../core/ui/elements/Text.tsx';
import { TextBox } from '../../../core/ui/fields/TextBox.tsx';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '../../../core/ui/overlays/Dialog.tsx';
import { findLines } from '../../../meter/sheet/find-line.ts';
import { walkText } from '../walk.text.ts';

/** How many meters are offered at once: as many as a phone shows above its keyboard, and some more. */
const mostFound = 8;

interface SearchDialogProps {
  open: boolean;
  meters: readonly WalkMeter[];
  isRead: (meterId: string) => boolean;
  onChoose: (meterId: string) => void;
  onClose: () => void;
}

/** Finds a meter of the walk by its plot, its serial number or its name. */
export function SearchDialog({ open, meters, isRead, onChoose, onClose }: SearchDialogProps) {
  const [sought, setSought] = useState('');
  const found = findLines(meters, sought, isRead).slice(0, mostFound);
  const close = (done: () => void) => {
    setSought('');
    done();
  };
  return (
    <Dialog open={open} isWide onClose={() => close(onClose)}>
      <DialogTitle>{walkText.searchTitle}</DialogTitle>
      <DialogContent>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const first = meters[found[0] ?? -1];
            if (first) close(() => onChoose(first.id));
          }}
        >
          <Stack gap={8}>
            <TextBox
              label={walkText.searchLabel}
              value={sought}
              autoFocus
              onChange={({ target }) => setSought(target.value)}
            />
            {found.map((place) => {
              const meter = meters[place];
              return (
                meter && (
                  <Button
                    key={meter.id}
                    look="outlined"
                    size="large"
                    onClick={() => close(() => onChoose(meter.id))}
                  >
                    {[meter.plot, meter.name, meter.serialNumber].filter(Boolean).join(' · ')}
                  </Button>
                )
              );
            })}
            <Text as="output">
              {sought.trim() !== '' && found.length === 0 && walkText.notFound}
            </Text>
          </Stack>
        </form>
      </DialogContent>
      <DialogActions>
        <Button size="large" onClick={() => close(onClose)}>
          {walkText.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
