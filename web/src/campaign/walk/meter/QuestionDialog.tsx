import {
  type Finding,
  type FindingAnswer,
  findingAnswerLabels,
} from '@grzadka/contract/meter/measurement/finding';
import { Text } from '../../../core/ui/elements/Text.tsx';
import { walkText } from '../walk.text.ts';
import { ChoiceDialog } from './ChoiceDialog.tsx';

const answers = Object.entries(findingAnswerLabels) as [FindingAnswer, string][];

interface QuestionDialogProps {
  open: boolean;
  findings: readonly Finding[];
  isRollOverLikely: boolean;
  onAnswer: (answer: FindingAnswer, remark: string | null) => void;
  onClose: () => void;
}

/** Asks about what was found in a value, while somebody still stands before the meter; the answer saves it. */
export function QuestionDialog({
  open,
  findings,
  isRollOverLikely,
  onAnswer,
  onClose,
}: QuestionDialogProps) {
  return (
    <ChoiceDialog
      open={open}
      title={walkText.question}
      choices={answers}
      likely={isRollOverLikely ? 'rolled-over' : undefined}
      other="other"
      cancelLabel={walkText.correct}
      onChoose={onAnswer}
      onClose={onClose}
    >
      {findings.map(({ code, text }) => (
        <Text key={code} isStrong>
          {text}
        </Text>
      ))}
      <Text>{walkText.questionHint}</Text>
    </ChoiceDialog>
  );
}
