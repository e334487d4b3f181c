import {
  beneficiaryLabels,
  type ExemptionDetails,
  reliefLabels,
} from '@grzadka/contract/exemption/exemption.model';
import { exemptionRecord, noResolution } from '@grzadka/contract/exemption/exemption.record';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFieldDescription } from '../core/form/field-descriptions.tsx';
import { FieldGroup } from '../core/form/fields/FieldGroup.tsx';
import { LabelledSelect } from '../core/form/fields/LabelledSelect.tsx';
import { FormMoneyField } from '../core/form/fields/MoneyField.tsx';
import { type FoundRecord, RecordField } from '../core/form/fields/RecordField.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { EditRecordScreen } from '../core/record/screens/EditRecordScreen.tsx';
import { NewRecordScreen } from '../core/record/screens/NewRecordScreen.tsx';
import { partySearch } from '../party/party-search.ts';
import { settlementSearch } from '../settlement/settlement-search.ts';
import {
  FeeKindField,
  resolutionOptions,
  resolutionsQuery,
  useAreChoicesAwaited,
} from '../tariff/form/ChoiceFields.tsx';
import { exemptionScreens } from './exemption.screens.ts';
import { type newExemption, typedExemption } from './typed-exemption.ts';

const { fields } = exemptionRecord;

/** The texts of the exemptions' screens that are not plain. */
const exemptionText = {
  beneficiary: 'Dla kogo',
  beneficiaryKind: 'Komu przysługuje ulga',
  settlement: beneficiaryLabels.settlement,
  settlementHint: 'Wpisz część nazwy działki, nazwiska albo numeru rozliczenia.',
  party: beneficiaryLabels.party,
  partyHint: 'Ulga dotyczy wszystkich kont rozliczeniowych tej osoby albo firmy.',
  relief: 'Ulga',
  reliefKind: 'Jak się ją liczy',
  percent: 'O ile procent mniej',
  percentHint: 'Od 1 do 100. 100 oznacza zwolnienie z całej opłaty.',
  amount: 'O ile złotych mniej',
  amountHint: 'Opłata nie zmniejszy się poniżej zera.',
  resolution: fields.resolutionId.label,
  noResolution,
} as const;

/** An exemption to be added. */
export function ExemptionCreateScreen() {
  return <NewRecordScreen of={exemptionScreens} fields={fieldsOf()} />;
}

/** What may be changed of an exemption. */
export function ExemptionEditScreen() {
  return (
    <EditRecordScreen
      of={exemptionScreens}
      start={typedExemption}
      fields={fieldsOf}
      loading={useAreChoicesAwaited()}
    />
  );
}

function fieldsOf(exemption?: ExemptionDetails) {
  return {
    feeKindId: <FeeKindField own={exemption?.feeKind.id} />,
    beneficiary: <BeneficiaryFields exemption={exemption} />,
    relief: <ReliefFields />,
    resolutionId: <ResolutionField />,
  };
}

interface BeneficiaryFieldsProps {
  /** The exemption that is changed, whose account or party is called by its name. */
  exemption?: ExemptionDetails | undefined;
}

/** Whom an exemption is for: an account or a party, found by a part of its name. */
function BeneficiaryFields({ exemption }: BeneficiaryFieldsProps) {
  const kind: keyof typeof beneficiaryLabels = useWatch({ name: 'beneficiary.kind' });
  const own = useMemo(() => exemption && ownOf(exemption), [exemption]);
  // What the form began with, and whatever was chosen since: by these a value reads.
  const [known, setKnown] = useState(own ? [own] : []);
  const wordsOf = useCallback(
    (value: unknown) => wordsOfBeneficiary(value, own ? [own, ...known] : known),
    [own, known],
  );
  useFieldDescription('beneficiary', exemptionText.beneficiary, wordsOf);
  const onChoose = (record: FoundRecord) => setKnown([...known, record]);
  return (
    <FieldGroup title={exemptionText.beneficiary}>
      <LabelledSelect
        name="beneficiary.kind"
        label={exemptionText.beneficiaryKind}
        labels={beneficiaryLabels}
      />
      {kind === 'party' ? (
        <RecordField
          key="party"
          name="beneficiary.partyId"
          label={exemptionText.party}
          helper={exemptionText.partyHint}
          search={partySearch}
          own={own}
          onChoose={onChoose}
        />
      ) : (
        <RecordField
          key="settlement"
          name="beneficiary.settlementId"
          label={exemptionText.settlement}
          helper={exemptionText.settlementHint}
          search={settlementSearch}
          own={own}
          onChoose={onChoose}
        />
      )}
    </FieldGroup>
  );
}

function ownOf({ beneficiary: { id }, beneficiaryName }: ExemptionDetails): FoundRecord {
  return { id, name: beneficiaryName, note: '' };
}

/** A value of the fields above as it reads, for whoever chooses between two versions of them. */
function wordsOfBeneficiary(value: unknown, known: readonly FoundRecord[]): string {
  const { kind, settlementId, partyId } = value as typeof newExemption.beneficiary;
  const id = kind === 'party' ? partyId : settlementId;
  const label = kind === 'party' ? exemptionText.party : exemptionText.settlement;
  return `${label}: ${known.find((record) => record.id === id)?.name ?? '-'}`;
}

/** How much less is paid. */
function ReliefFields() {
  const kind: keyof typeof reliefLabels = useWatch({ name: 'relief.kind' });
  useFieldDescription('relief', exemptionText.relief, wordsOfRelief);
  return (
    <FieldGroup title={exemptionText.relief}>
      <LabelledSelect name="relief.kind" label={exemptionText.reliefKind} labels={reliefLabels} />
      {kind === 'amount' ? (
        <FormMoneyField
          name="relief.amount"
          label={exemptionText.amount}
          helper={exemptionText.amountHint}
        />
      ) : (
        <FormTextField
          name="relief.percent"
          label={exemptionText.percent}
          inputMode="numeric"
          helper={exemptionText.percentHint}
        />
      )}
    </FieldGroup>
  );
}

/** The same of these. */
function wordsOfRelief(value: unknown): string {
  const { kind, percent, amount } = value as typeof newExemption.relief;
  return kind === 'amount' ? `${amount} zł` : `${percent}%`;
}

/** The choice of the resolution on which an exemption rests, or of none. */
function ResolutionField() {
  const { data } = useQuery(resolutionsQuery);
  return (
    <FormSelectField
      name="resolutionId"
      label={exemptionText.resolution}
      options={[
        { value: '', label: exemptionText.noResolution },
        ...resolutionOptions(data?.items),
      ]}
    />
  );
}
