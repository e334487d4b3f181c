import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import type { ComponentProps } from 'react';
import { FormDayField } from '../../core/form/fields/DayField.tsx';
import { RecordsField } from '../../core/form/fields/RecordsField.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { gardenSearch } from '../../garden/GardenField.tsx';
import { settlementSearch } from '../../settlement/settlement-search.ts';
import { chargeText } from '../charge.text.ts';
import styles from './ChargeRunFields.module.css';
import { MoreFields } from './MoreFields.tsx';
import { SectorsField } from './SectorsField.tsx';

const { fields } = chargeRunRecord;

type Chosen = ComponentProps<typeof RecordsField>['own'];

interface InterestFieldsProps {
  /** The plots and accounts that the draft is narrowed to. */
  own: { gardens: Chosen; settlements: Chosen };
  isDraft: boolean;
}

/** What an interest note asks for: to which day, and when it is issued; folded whom it is about. */
export function InterestFields({ own, isDraft }: InterestFieldsProps) {
  return (
    <>
      <FormDayField
        name="periodThru"
        label={chargeText.interestThru}
        helper={chargeText.interestThruHint}
      />
      <FormDayField name="issueDay" label={fields.issueDay.label} />
      <MoreFields isOpenAtFirst={isDraft}>
        <FormTextField name="title" label={fields.title.label} />
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
        <div className={styles['wide']}>
          <RecordsField
            name="settlementIds"
            label={chargeText.settlements}
            search={settlementSearch}
            own={own.settlements}
            helper={chargeText.narrowHint}
          />
        </div>
        <div className={styles['wide']}>
          <FormTextField name="note" label={fields.note.label} lines={{ least: 2, most: 6 }} />
        </div>
      </MoreFields>
    </>
  );
}
