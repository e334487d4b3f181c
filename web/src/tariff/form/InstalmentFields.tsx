import { mostInstalments, typedInstalments } from '@grzadka/contract/tariff/instalments';
import { instalmentsInWords } from '@grzadka/contract/tariff/tariff-words';
import { FieldRows } from '../../core/form/FieldRows.tsx';
import { useFieldDescription } from '../../core/form/field-descriptions.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { tariffText } from '../tariff.text.ts';
import { newInstalment } from '../typed-tariff.ts';

/** When a fee is due, at once or in instalments. */
export function InstalmentFields() {
  useFieldDescription('instalments', tariffText.instalments.title, wordsOfTyped);
  return (
    <FieldRows
      name="instalments"
      words={tariffText.instalments}
      most={mostInstalments}
      newRow={newInstalment}
    >
      {(instalment) => (
        <>
          <FormTextField
            name={`${instalment}.dueMonthDay`}
            label={tariffText.due}
            helper={tariffText.dueHint}
          />
          <FormTextField
            name={`${instalment}.weight`}
            label={tariffText.weight}
            inputMode="decimal"
          />
        </>
      )}
    </FieldRows>
  );
}

function wordsOfTyped(value: unknown): string {
  const { data } = typedInstalments.safeParse(value);
  return data ? instalmentsInWords(data) : '(niepełne terminy)';
}
