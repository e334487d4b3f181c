import { mdiSkipNext } from '@mdi/js';
import { Button, Typography } from '@mui/material';
import { useRef } from 'react';
import { useFormActions } from '../../core/form/form-actions.ts';
import { shortcutText } from '../../core/shortcut/keys.ts';
import { useShortcut } from '../../core/shortcut/useShortcut.ts';
import { icon } from '../../core/ui/icon.ts';
import { roundText } from './round.text.ts';
import type { RoundControl } from './useRound.ts';

const NextIcon = icon(mdiSkipNext, 'Next');

const saveAndNextKeys = 'Mod+Enter';
const skipKeys = 'Alt+ArrowRight';

interface RoundActionsProps {
  round: RoundControl;
  /** On to the next meter, or back to the list from the last one. */
  onNext: () => void;
}

/** The ways on in a round, by button and by keyboard. */
export function RoundActions({ round, onNext }: RoundActionsProps) {
  const { handOverThen } = useFormActions();
  const { previous } = round;

  const saveButton = useRef<HTMLButtonElement>(null);
  const saveLabel = round.next ? roundText.saveAndNext : roundText.saveAndFinish;
  const save = () => handOverThen(onNext);
  useShortcut({ keys: saveAndNextKeys, label: saveLabel }, save, saveButton);
  useShortcut({ keys: skipKeys, label: roundText.skip }, onNext, saveButton);

  return (
    <>
      <Button ref={saveButton} variant="outlined" size="large" onClick={save}>
        {saveLabel}
      </Button>
      <Button variant="outlined" size="large" endIcon={<NextIcon />} onClick={onNext}>
        {roundText.skip}
      </Button>
      {previous && (
        <Button variant="outlined" size="large" onClick={() => round.goTo(previous)}>
          {roundText.previous}
        </Button>
      )}
      <Typography
        color="textSecondary"
        variant="body2"
        sx={{ width: '100%', display: { xs: 'none', md: 'block' } }}
      >
        {roundText.shortcuts(shortcutText(saveAndNextKeys), shortcutText(skipKeys))}
      </Typography>
    </>
  );
}
