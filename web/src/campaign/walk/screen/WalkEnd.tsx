import { mdiCheckCircleOutline } from '@mdi/js';
import { Button } from '../../../core/ui/elements/Button.tsx';
import { Text } from '../../../core/ui/elements/Text.tsx';
import { icon } from '../../../core/ui/icon.ts';
import { Placeholder } from '../../../core/ui/screen/Placeholder.tsx';
import { walkText } from '../walk.text.ts';

const DoneIcon = icon(mdiCheckCircleOutline, 'Done');

interface WalkEndProps {
  /** How many meters are still to be read. */
  left: number;
  /** How many entries wait to be sent. */
  waiting: number;
  onGoToFirst: () => void;
}

/** The end of a walk: all is read, or what was passed over is left. */
export function WalkEnd({ left, waiting, onGoToFirst }: WalkEndProps) {
  return (
    <Placeholder
      icon={DoneIcon}
      title={left === 0 ? walkText.done : walkText.left(left)}
      text={left === 0 ? walkText.doneHint : walkText.leftHint}
    >
      {waiting > 0 && <Text isStrong>{walkText.waitingHint(waiting)}</Text>}
      {left > 0 && (
        <Button look="filled" size="large" onClick={onGoToFirst}>
          {walkText.toFirstLeft}
        </Button>
      )}
    </Placeholder>
  );
}
