import type { ContentBlockType } from '@grzadka/contract/content/content.model';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { blockKinds, itemTypes } from '../block-kinds.ts';
import { contentText } from '../content.text.ts';

interface ChooseBlockDialogProps {
  open: boolean;
  onChoose: (itemType: ContentBlockType) => void;
  onClose: () => void;
}

/** Asks what kind of block to add. */
export function ChooseBlockDialog({ open, onChoose, onClose }: ChooseBlockDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{contentText.choose}</DialogTitle>
      <DialogContent>
        <Stack direction="row" spacing={2}>
          {itemTypes.map((itemType, index) => {
            const { label, icon: Icon } = blockKinds[itemType];
            return (
              <Button
                key={itemType}
                variant="outlined"
                autoFocus={index === 0}
                onClick={() => onChoose(itemType)}
                sx={{ flex: 1, flexDirection: 'column', gap: 1, py: 3 }}
              >
                <Icon size="large" />
                {label}
              </Button>
            );
          })}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{contentText.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}
