import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { OptionChoice } from '../../core/list/filter/OptionChoice.tsx';
import { uiText } from '../../core/ui/ui.text.ts';
import { chooseAppearance, schemeLabels, textSizeLabels, useAppearance } from './appearance.ts';

interface AppearanceDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Colours and size of type on this device ('Wygląd'); what is chosen shows at once. */
export function AppearanceDialog({ open, onClose }: AppearanceDialogProps) {
  const id = useId();
  const scheme = useAppearance('scheme');
  const textSize = useAppearance('textSize');
  return (
    <Dialog open={open} onClose={onClose}>
      <DialogTitle>Wygląd</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <div>
            <Typography id={`${id}-scheme`} sx={{ fontWeight: 700 }}>
              Kolory
            </Typography>
            <OptionChoice
              labelledBy={`${id}-scheme`}
              options={schemeLabels}
              value={scheme}
              onChange={(choice) => chooseAppearance('scheme', choice)}
            />
          </div>
          <div>
            <Typography id={`${id}-size`} sx={{ fontWeight: 700 }}>
              Wielkość tekstu
            </Typography>
            <OptionChoice
              labelledBy={`${id}-size`}
              options={textSizeLabels}
              value={textSize}
              onChange={(choice) => chooseAppearance('textSize', choice)}
            />
          </div>
          <Typography>Zmiany widać od razu. Dotyczą tylko tej przeglądarki.</Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {uiText.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
