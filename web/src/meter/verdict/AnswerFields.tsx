import {
  type FindingAnswer,
  findingAnswerLabels,
} from '@grzadka/contract/meter/measurement/finding';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import styles from './AnswerFields.module.css';
import { verdictText } from './verdict.text.ts';

const answers = Object.entries(findingAnswerLabels).map(([value, label]) => ({ value, label }));

interface AnswerFieldsProps {
  /** What stands in the field of the value: an answer is one to the value that it was given to. */
  typed: string;
  /** The answer that is given beforehand. */
  likely: FindingAnswer | undefined;
  /** Takes the previous reading back; undefined where that cannot be done. */
  onReversePrevious: (() => void) | undefined;
}

/** The answer to what was found in a value that is being entered: it goes with the value, and so do these fields. */
export function AnswerFields({ typed, likely, onReversePrevious }: AnswerFieldsProps) {
  const answer: unknown = useWatch({ name: 'confirmation' });
  return (
    <>
      <AnswerToValue key={typed} likely={likely} />
      <FormSelectField
        name="confirmation"
        label={verdictText.answer}
        placeholder={verdictText.noAnswer}
        options={answers}
        helper={verdictText.answerHint}
      />
      {answer === 'other' && <AnswerRemarkField />}
      {answer === 'previous-wrong' && onReversePrevious && (
        <Button look="outlined" onClick={onReversePrevious} className={styles['reverse']}>
          {verdictText.reversePrevious}
        </Button>
      )}
    </>
  );
}

/** Gives the likely answer, and takes the given answer back when the value goes that it was given to. */
function AnswerToValue({ likely }: Pick<AnswerFieldsProps, 'likely'>) {
  const { setValue } = useFormContext();
  useEffect(() => {
    setValue('confirmation', likely ?? '', { shouldDirty: true });
    return () => {
      // With them goes what would be lost by leaving.
      setValue('confirmation', '', { shouldDirty: true });
      setValue('remark', '', { shouldDirty: true });
    };
  }, [setValue, likely]);
  return null;
}

/** What another reason is, in words. */
export function AnswerRemarkField() {
  return <FormTextField name="remark" label={verdictText.remark} lines={{ least: 2, most: 6 }} />;
}
