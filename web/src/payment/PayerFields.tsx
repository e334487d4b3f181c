import type { RecordOptions } from '@grzadka/contract/core/call/options-endpoint';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type FoundRecord, RecordField } from '../core/form/fields/RecordField.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { settlementSearch } from '../settlement/settlement-search.ts';
import { CategoryField } from './CategoryField.tsx';
import styles from './PayerFields.module.css';
import { paymentText } from './payment.text.ts';

/** What of the form says whose money it is, or what it is for. */
interface PaidForm {
  settlementId: string;
  /** Null of a payment of an account; of other income its category, '' until that is chosen. */
  incomeCategoryId: string | null;
  amount: string;
  allocations: null;
}

interface PayerFieldsProps {
  /** The account that the form was opened for. */
  own: FoundRecord | undefined;
  onChoose: (account: FoundRecord) => void;
  categories: UseQueryResult<RecordOptions>;
}

/** Who pays, found by what is typed of it; or, one press away, what money is for that is nobody's account's. */
export function PayerFields({ own, onChoose, categories }: PayerFieldsProps) {
  const { setValue } = useFormContext<PaidForm>();
  const isOther = useWatch<PaidForm, 'incomeCategoryId'>({ name: 'incomeCategoryId' }) !== null;
  const change = () => {
    // What was said of an account is nothing to other income, and the other way round.
    setValue('settlementId', '');
    setValue('allocations', null);
    setValue('incomeCategoryId', isOther ? null : '');
  };
  return (
    <div>
      {isOther ? (
        <IncomeField categories={categories} />
      ) : (
        <PayerField own={own} onChoose={onChoose} />
      )}
      <Button onClick={change} className={styles['belowField']}>
        {isOther ? paymentText.ofAccount : paymentText.otherIncome}
      </Button>
    </div>
  );
}

/** Who pays: as soon as that is chosen, the amount is typed, which is the next field. */
function PayerField({ own, onChoose }: Omit<PayerFieldsProps, 'categories'>) {
  const { setValue } = useFormContext<PaidForm>();
  return (
    <RecordField
      name="settlementId"
      label={paymentText.payer}
      helper={paymentText.accountHint}
      search={settlementSearch}
      own={own}
      autoFocus={own === undefined}
      onChoose={(account) => {
        onChoose(account);
        // What was said of somebody else's debts is nothing to this one.
        setValue('allocations', null);
      }}
    />
  );
}

/** What the money is for: the first thing to be said of other income. */
function IncomeField({ categories }: Pick<PayerFieldsProps, 'categories'>) {
  const { setFocus } = useFormContext<PaidForm>();
  useEffect(() => setFocus('incomeCategoryId'), [setFocus]);
  return (
    <CategoryField
      name="incomeCategoryId"
      label={paymentText.incomeCategory}
      none={paymentText.noIncomeCategory}
      failed={paymentText.incomeCategoriesFailed}
      categories={categories}
    />
  );
}
