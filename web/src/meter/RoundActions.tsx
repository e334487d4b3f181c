import { mdiSkipNext } from '@mdi/js';
import { Button, Typography } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useFormActions } from '../core/form/form-actions.ts';
import { icon } from '../core/ui/icon.ts';
import { roundText } from './meter.text.ts';
import type { RoundControl } from './useRound.ts';

const NextIcon = icon(mdiSkipNext, 'Next');

interface RoundActionsProps {
  round: RoundControl;
  /** On to the next meter, or back to the list from the last one. */
  onNext: () => void;
}

/** The ways on in a round, by button and by keyboard. */
export function RoundActions({ round, onNext }: RoundActionsProps) {
  const { submitThen } = useFormActions();
  const { previous } = round;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = shortcutOf(event);
    // A dialog that is open is asking something else.
    if (action === undefined || document.querySelector('[role$=dialog]')) return;
    event.preventDefault();
    if (action === 'save') submitThen(onNext);
    else onNext();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <Button variant="outlined" size="large" onClick={() => submitThen(onNext)}>
        {round.next ? roundText.saveAndNext : roundText.saveAndFinish}
      </Button>
      <Button size="large" endIcon={<NextIcon />} onClick={onNext}>
        {roundText.skip}
      </Button>
      {previous && (
        <Button size="large" onClick={() => round.goTo(previous)}>
          {roundText.previous}
        </Button>
      )}
      <Typography
        color="textSecondary"
        variant="body2"
        sx={{ width: '100%', display: { xs: 'none', md: 'block' } }}
      >
        {roundText.shortcuts}
      </Typography>
    </>
  );
}

function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent) {
  if (repeat || shiftKey) return undefined;
  if (key === 'Enter' && (ctrlKey || metaKey) && !altKey) return 'save';
  if (key === 'ArrowRight' && altKey && !ctrlKey && !metaKey) return 'skip';
  return undefined;
}
