import { findingAnswerLabels } from '@grzadka/contract/meter/measurement/finding';
import { meterUnits } from '@grzadka/contract/meter/meter.labels';
import { submissionEndpoints } from '@grzadka/contract/submission/submission.endpoints';
import type { SubmissionListItem } from '@grzadka/contract/submission/submission.model';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { valueText } from '../meter/meter.text.ts';
import { FindingNotes } from '../meter/verdict/FindingNotes.tsx';
import { judgeAt } from '../meter/verdict/judge-typed.ts';
import { verdictContextQuery } from '../meter/verdict/verdict.queries.ts';
import { verdictText } from '../meter/verdict/verdict.text.ts';
import { submissionText } from './submission.text.ts';

interface CorrectDialogProps {
  open: boolean;
  submission: SubmissionListItem;
  onAccepted: (value: number) => void;
  onClose: () => void;
}

const answers = Object.entries(findingAnswerLabels).map(([value, label]) => ({ value, label }));

/** Asks which value is taken in place of the reported one, and for the answer to what is found in it. */
export function CorrectDialog({ open, submission, onAccepted, onClose }: CorrectDialogProps) {
  const { id, value, meter, confirmation } = submission;
  const taken = useRef(value);
  return (
    <FormDialog
      open={open}
      title={submissionText.correctTitle(submission)}
      endpoint={submissionEndpoints.accept}
      defaultValues={{
        id,
        measurementValue: String(value),
        confirmation: confirmation ?? '',
      }}
      submit={async (body) => {
        await call(submissionEndpoints.accept, { body });
        taken.current = Number(body.measurementValue ?? value);
      }}
      submitLabel={submissionText.accept}
      onSaved={() => onAccepted(taken.current)}
      onClose={onClose}
    >
      <Text>
        {submissionText.reported}: {valueText(value, meter.type)}
      </Text>
      <TakenValue submission={submission} />
    </FormDialog>
  );
}

/** The value with what is found in it as it is typed, and the answer to that; where nothing is known of the meter, the server judges. */
function TakenValue({ submission }: { submission: SubmissionListItem }) {
  const { meter, measuredAt, findings } = submission;
  const { setValue, setFocus } = useFormContext();
  const typed: unknown = useWatch({ name: 'measurementValue' });
  const { data: context } = useQuery({ ...verdictContextQuery(meter.id), retry: false });
  const readAt = new Date(measuredAt);
  const verdict = context && judgeAt(typed, context, { readAt, now: readAt });
  const found = verdict?.findings ?? findings;
  return (
    <div>
      <FormTextField
        name="measurementValue"
        label={submissionText.value}
        helper={submissionText.correctHint}
        inputMode="decimal"
        autoFocus
        adornment={meterUnits[meter.type]}
        onChangeText={(text) => text.replaceAll(',', '.')}
      />
      <FindingNotes
        findings={found}
        meant={verdict?.meant}
        onPutIn={(meant) => {
          setValue('measurementValue', meant, { shouldDirty: true, shouldValidate: true });
          setFocus('measurementValue');
        }}
      />
      {found.some(({ level }) => level === 'confirm') && (
        <FormSelectField
          name="confirmation"
          label={verdictText.answer}
          placeholder={verdictText.noAnswer}
          options={answers}
          helper={verdictText.answerHint}
        />
      )}
    </div>
  );
}
