import { meterRoleLabels, meterTypeLabels } from '@grzadka/contract/meter/meter.labels';
import { zoneOptionsCall } from '@grzadka/contract/meter/zone.options';
import {
  countedLabels,
  distributedLabels,
  gardenConditionLabels,
  methodLabels,
  personSharingLabels,
  shareKeyLabels,
  type TariffMethod,
} from '@grzadka/contract/tariff/tariff.labels';
import { typedTerms } from '@grzadka/contract/tariff/tariff-terms';
import { termsInWords } from '@grzadka/contract/tariff/tariff-words';
import { zoneRecord } from '@grzadka/contract/zone/zone.record';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { callQuery } from '../../core/api/call-query.ts';
import { useFieldDescription } from '../../core/form/field-descriptions.tsx';
import { FieldGroup } from '../../core/form/fields/FieldGroup.tsx';
import { LabelledSelect } from '../../core/form/fields/LabelledSelect.tsx';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { tariffText } from '../tariff.text.ts';
import { ConsumptionFields } from './ConsumptionFields.tsx';

/** What a tariff costs: the method, and the fields that are the method's. */
export function TermsFields() {
  const method: TariffMethod = useWatch({ name: 'terms.method' });
  useFieldDescription('terms', tariffText.terms, wordsOfTyped);
  return (
    <FieldGroup title={tariffText.terms}>
      <LabelledSelect name="terms.method" label={tariffText.method} labels={methodLabels} />
      {fieldsOf[method]}
    </FieldGroup>
  );
}

/** Terms as they read, for whoever chooses between two versions of them. */
function wordsOfTyped(value: unknown): string {
  const { data } = typedTerms.safeParse(value);
  return data ? termsInWords(data) : '(niepełna stawka)';
}

function RateField({ of }: { of: keyof typeof tariffText.rates }) {
  return (
    <FormTextField
      name="terms.rate"
      label={tariffText.rates[of]}
      inputMode="decimal"
      helper={tariffText.rateHint}
    />
  );
}

const meterType = (
  <LabelledSelect name="terms.meterType" label={tariffText.meterType} labels={meterTypeLabels} />
);

const fieldsOf: Readonly<Record<TariffMethod, ReactNode>> = {
  'per-area': <RateField of="per-area" />,
  'per-garden': (
    <>
      <RateField of="per-garden" />
      <LabelledSelect
        name="terms.condition"
        label={tariffText.condition}
        labels={gardenConditionLabels}
      />
    </>
  ),
  'per-person': (
    <>
      <RateField of="per-person" />
      <LabelledSelect name="terms.counts" label={tariffText.counts} labels={countedLabels} />
      <LabelledSelect
        name="terms.sharing"
        label={tariffText.sharing}
        labels={personSharingLabels}
      />
    </>
  ),
  'per-meter': (
    <>
      <RateField of="per-meter" />
      {meterType}
      <LabelledSelect
        name="terms.role"
        label={tariffText.role}
        labels={meterRoleLabels}
        none={tariffText.anyRole}
      />
    </>
  ),
  consumption: (
    <>
      {meterType}
      <ConsumptionFields />
    </>
  ),
  distribute: <DistributionFields />,
  'missing-reading': (
    <>
      <RateField of="missing-reading" />
      {meterType}
    </>
  ),
  manual: <RateField of="manual" />,
};

/** What is shared out, and how. */
function DistributionFields() {
  const [of, key]: unknown[] = useWatch({ name: ['terms.of', 'terms.key'] });
  return (
    <>
      <LabelledSelect name="terms.of" label={tariffText.of} labels={distributedLabels} />
      {of === 'loss' ? (
        <>
          <ZoneField />
          <RateField of="distribute" />
        </>
      ) : (
        <FormTextField name="terms.total" label={tariffText.total} inputMode="decimal" />
      )}
      <LabelledSelect name="terms.key" label={tariffText.key} labels={shareKeyLabels} />
      {of === 'amount' && key === 'consumption' && meterType}
    </>
  );
}

const zonesQuery = callQuery([zoneRecord.name, 'options'], zoneOptionsCall, {});

function ZoneField() {
  const { data } = useQuery(zonesQuery);
  return (
    <FormSelectField
      name="terms.zoneId"
      label={tariffText.zone}
      placeholder={tariffText.choose}
      options={(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
