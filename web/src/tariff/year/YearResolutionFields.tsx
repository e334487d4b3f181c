import {
  resolutionBodyLabels,
  resolutionRecord,
} from '@grzadka/contract/resolution/resolution.record';
import { isResolvedLate, lateResolution } from '@grzadka/contract/tariff/tariff.model';
import type { FeeKindOfYear } from '@grzadka/contract/tariff/tariff-year.model';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { useFieldDescription } from '../../core/form/field-descriptions.tsx';
import { FormDayField } from '../../core/form/fields/DayField.tsx';
import { FieldGroup, WholeRow } from '../../core/form/fields/FieldGroup.tsx';
import { LabelledSelect } from '../../core/form/fields/LabelledSelect.tsx';
import { FormRadioField } from '../../core/form/fields/RadioField.tsx';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { DocumentField } from '../../resolution/DocumentField.tsx';
import { resolutionScreens } from '../../resolution/resolution.screens.ts';
import styles from '../form/ChoiceFields.module.css';
import { resolutionOptions, resolutionsQuery } from '../form/ChoiceFields.tsx';
import { tariffText } from '../tariff.text.ts';
import { yearRatesText } from './year-rates.text.ts';

const { fields } = resolutionRecord;
const { hints } = resolutionScreens.words;

/** The one resolution on which the rates rest: chosen, or added with them. */
export function YearResolutionFields({
  year,
  items,
}: {
  year: number;
  items: readonly FeeKindOfYear[];
}) {
  const of: unknown = useWatch({ name: 'resolution.of' });
  const { data } = useQuery(resolutionsQuery);
  const resolutions = data?.items;
  const wordsOf = useCallback(
    (value: unknown) => {
      const { of: way, id, number } = value as { of: string; id: string; number: string };
      if (way === 'new') return yearRatesText.newResolution(number);
      return resolutions?.find((one) => one.id === id)?.number ?? tariffText.choose;
    },
    [resolutions],
  );
  useFieldDescription('resolution', yearRatesText.resolution, wordsOf);
  return (
    <FieldGroup title={yearRatesText.resolution} hint={yearRatesText.resolutionHint}>
      <WholeRow>
        <FormRadioField
          name="resolution.of"
          label={yearRatesText.resolutionFrom}
          options={yearRatesText.resolutionOf}
        />
      </WholeRow>
      {of === 'new' ? (
        <>
          <FormTextField
            name="resolution.number"
            label={fields.number.label}
            helper={hints?.['number']}
          />
          <LabelledSelect
            name="resolution.body"
            label={fields.body.label}
            labels={resolutionBodyLabels}
          />
          <FormDayField name="resolution.adoptedOn" label={fields.adoptedOn.label} />
          <FormTextField
            name="resolution.subject"
            label={fields.subject.label}
            helper={hints?.['subject']}
          />
          <DocumentField name="resolution.fileId" />
        </>
      ) : (
        <FormSelectField
          name="resolution.id"
          label={yearRatesText.resolution}
          placeholder={tariffText.choose}
          options={resolutionOptions(resolutions)}
        />
      )}
      <LateWarning year={year} items={items} />
    </FieldGroup>
  );
}

/** Warns where a garden fee of the year rests on a resolution that came too late. */
function LateWarning({ year, items }: { year: number; items: readonly FeeKindOfYear[] }) {
  const { data } = useQuery(resolutionsQuery);
  const typed: { of: string; id: string; body: string; adoptedOn: string } = useWatch({
    name: 'resolution',
  });
  const resolution = typed.of === 'new' ? typed : data?.items.find(({ id }) => id === typed.id);
  const isLate =
    resolution !== undefined &&
    items.some(({ feeKind }) => isResolvedLate(feeKind, resolution, `${year}-01-01`));
  // Always there, so that it is read aloud when it comes.
  return (
    <WholeRow>
      <output className={styles['late']}>
        {isLate && <Notice tone="warning">{lateResolution}</Notice>}
      </output>
    </WholeRow>
  );
}
