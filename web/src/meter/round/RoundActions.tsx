import { mdiSkipNext } from '@mdi/js';
import { useRef } from 'react';
import { useFormActions } from '../../core/form/form-actions.ts';
import { shortcutText } from '../../core/shortcut/keys.ts';
import { useShortcut } from '../../core/shortcut/useShortcut.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { icon } from '../../core/ui/icon.ts';
import styles from './RoundActions.module.css';
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
      <Button look="outlined" ref={saveButton} size="large" onClick={save}>
        {saveLabel}
      </Button>
      <Button look="outlined" size="large" endIcon={<NextIcon />} onClick={onNext}>
        {roundText.skip}
      </Button>
      {previous && (
        <Button look="outlined" size="large" onClick={() => round.goTo(previous)}>
          {roundText.previous}
        </Button>
      )}
      <Text kind="body2" isQuiet className={styles['shortcuts']}>
        {roundText.shortcuts(shortcutText(saveAndNextKeys), shortcutText(skipKeys))}
      </Text>
    </>
  );
}
