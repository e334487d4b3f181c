import {
  type InaccessibleReason,
  inaccessibleReasonLabels,
} from '@grzadka/contract/campaign/campaign.labels';
import { Text } from '../../../core/ui/elements/Text.tsx';
import { walkText } from '../walk.text.ts';
import { ChoiceDialog } from './ChoiceDialog.tsx';

const reasons = Object.entries(inaccessibleReasonLabels).map(
  ([reason, label]) =>
    [reason as InaccessibleReason, label.charAt(0).toUpperCase() + label.slice(1)] as const,
);

interface InaccessibleDialogProps {
  open: boolean;
  /** Whether a photo was taken, which is one of a reading. */
  hasPhoto: boolean;
  onChoose: (reason: InaccessibleReason, remark: string | null) => void;
  onClose: () => void;
}

/** Asks why a meter cannot be read; the answer saves that. */
export function InaccessibleDialog({ open, hasPhoto, onChoose, onClose }: InaccessibleDialogProps) {
  return (
    <ChoiceDialog
      open={open}
      title={walkText.inaccessibleTitle}
      choices={reasons}
      other="other"
      cancelLabel={walkText.cancel}
      onChoose={onChoose}
      onClose={onClose}
    >
      {hasPhoto && <Text isStrong>{walkText.photoStays}</Text>}
    </ChoiceDialog>
  );
}
