import { useId } from 'react';
import { OptionChoice } from '../../core/list/filter/OptionChoice.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '../../core/ui/overlays/Dialog.tsx';
import { uiText } from '../../core/ui/ui.text.ts';
import styles from './AppearanceDialog.module.css';
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
        <Stack gap={16}>
          <div>
            <Text id={`${id}-scheme`} className={styles['name']}>
              Kolory
            </Text>
            <OptionChoice
              labelledBy={`${id}-scheme`}
              options={schemeLabels}
              value={scheme}
              onChange={(choice) => chooseAppearance('scheme', choice)}
            />
          </div>
          <div>
            <Text id={`${id}-size`} className={styles['name']}>
              Wielkość tekstu
            </Text>
            <OptionChoice
              labelledBy={`${id}-size`}
              options={textSizeLabels}
              value={textSize}
              onChange={(choice) => chooseAppearance('textSize', choice)}
            />
          </div>
          <Text>Zmiany widać od razu. Dotyczą tylko tej przeglądarki.</Text>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button look="filled" onClick={onClose}>
          {uiText.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
