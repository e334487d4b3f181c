import type {
  ChargeRunDetails,
  ChargeRunProposal,
} from '@grzadka/contract/charge/run/charge-run.model';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { useMemo } from 'react';
import { FormDayField } from '../../core/form/fields/DayField.tsx';
import { FieldGroup } from '../../core/form/fields/FieldGroup.tsx';
import { IdsField } from '../../core/form/fields/IdsField.tsx';
import { RecordsField } from '../../core/form/fields/RecordsField.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { gardenSearch } from '../../garden/GardenField.tsx';
import { settlementSearch } from '../../settlement/settlement-search.ts';
import { yearPath } from '../../tariff/tariff.paths.ts';
import { chargeText } from '../charge.text.ts';
import styles from './ChargeRunFields.module.css';
import { InterestFields } from './InterestFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import { SectorsField } from './SectorsField.tsx';

const { fields } = chargeRunRecord;

interface ChargeRunFieldsProps {
  kind: string;
  year: number;
  feeKinds: ChargeRunProposal['feeKinds'];
  /** The draft that is changed. */
  draft?: ChargeRunDetails;
}

/** What a run charges: the fee kinds, of what is read the days, and folded what is proposed well enough for most. */
export function ChargeRunFields({ kind, year, feeKinds, draft }: ChargeRunFieldsProps) {
  const own = useMemo(() => narrowedTo(draft), [draft]);
  if (kind === 'interest') return <InterestFields own={own} isDraft={draft !== undefined} />;
  const hint = draft ? chargeText.draftFeeKindsHint : chargeText.feeKindsHint;
  const readings = (
    <>
      <FormDayField name="readingFrom" label={fields.readingFrom.label} />
      <FormDayField name="readingThru" label={fields.readingThru.label} />
    </>
  );
  const accounts = (
    <div className={styles['wide']}>
      <RecordsField
        name="settlementIds"
        label={chargeText.settlements}
        search={settlementSearch}
        own={own.settlements}
        helper={chargeText.settlementsHint}
      />
    </div>
  );
  return (
    <>
      <IdsField
        name="feeKindIds"
        label={chargeText.feeKinds}
        hint={feeKinds.length === 0 ? chargeText.noFeeKinds : hint}
        options={[...feeKinds.map(offered), ...withoutTariff(feeKinds, draft)]}
      />
      {feeKinds.length === 0 && (
        <ButtonLink isReturning look="outlined" to={yearPath(year)}>
          {chargeText.setRates(year)}
        </ButtonLink>
      )}
      {kind === 'media' && <FieldGroup title={chargeText.readings}>{readings}</FieldGroup>}
      {kind === 'one-off' && accounts}
      <MoreFields isOpenAtFirst={draft !== undefined}>
        <FormTextField name="title" label={fields.title.label} />
        <FormDayField name="issueDay" label={fields.issueDay.label} />
        <FormDayField name="periodFrom" label={fields.periodFrom.label} />
        <FormDayField name="periodThru" label={fields.periodThru.label} />
        <FormDayField
          name="referenceDay"
          label={fields.referenceDay.label}
          helper={chargeText.referenceHint}
        />
        <FormTextField
          name="dueYear"
          label={fields.dueYear.label}
          helper={chargeText.dueYearHint}
          inputMode="numeric"
        />
        {kind === 'media' ? (
          <FormDayField
            name="consumptionFrom"
            label={fields.consumptionFrom.label}
            helper={chargeText.consumptionHint}
          />
        ) : (
          readings
        )}
        <div className={styles['wide']}>
          <SectorsField />
        </div>
        <div className={styles['wide']}>
          <RecordsField
            name="gardenIds"
            label={chargeText.gardens}
            search={gardenSearch}
            own={own.gardens}
            helper={chargeText.narrowHint}
          />
        </div>
        {kind !== 'one-off' && accounts}
        <div className={styles['wide']}>
          <FormTextField name="note" label={fields.note.label} lines={{ least: 2, most: 6 }} />
        </div>
      </MoreFields>
    </>
  );
}

/** A fee kind with what it costs, when it is due, and the run that charged it already. */
function offered({ id, name, tariff, dueDays, chargedBy }: ChargeRunProposal['feeKinds'][number]) {
  const notes = [
    tariff?.termsInWords,
    chargeText.due(dueDays),
    chargedBy === null ? undefined : chargeText.chargedBy(chargedBy),
  ];
  return { id, label: name, note: notes.filter((words) => words !== undefined).join(', ') };
}

/** What a draft charges although it has no tariff any more, or is charged no longer: it can be taken out. */
function withoutTariff(feeKinds: ChargeRunProposal['feeKinds'], draft?: ChargeRunDetails) {
  const others = draft?.feeKinds.filter(({ id }) => feeKinds.every((one) => one.id !== id)) ?? [];
  return others.map(({ id, name }) => ({ id, label: name, note: chargeText.noTariff }));
}

/** The plots and accounts that a draft is narrowed to, as their fields show them. */
function narrowedTo(draft?: ChargeRunDetails) {
  return {
    gardens: (draft?.gardens ?? []).map((garden) => ({ ...garden, note: '' })),
    settlements: (draft?.settlements ?? []).map(({ id, reference }) => ({
      id,
      name: reference,
      note: '',
    })),
  };
}
