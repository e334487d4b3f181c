import { addMonths } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { OpenEntry } from '@grzadka/contract/ledger/open-list.model';
import { paymentPlanEndpoints } from '@grzadka/contract/payment-plan/payment-plan.endpoints';
import {
  equalRates,
  mostRates,
  paymentPlanForm,
} from '@grzadka/contract/payment-plan/payment-plan.model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { call } from '../core/api/call.ts';
import { useClientKey } from '../core/api/useClientKey.ts';
import { FieldRows } from '../core/form/FieldRows.tsx';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormCheckboxField } from '../core/form/fields/CheckboxField.tsx';
import { FormDayField } from '../core/form/fields/DayField.tsx';
import { FormMoneyField } from '../core/form/fields/MoneyField.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { TextBox } from '../core/ui/fields/TextBox.tsx';
import { amountInField, readAmount } from '../core/ui/money/read-amount.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { OpenPartsField, sumOfTicked } from '../ledger/OpenPartsField.tsx';
import { resolutionOptions, resolutionsQuery } from '../tariff/form/ChoiceFields.tsx';
import { paymentPlanText } from './payment-plan.text.ts';

interface PlanDialogProps {
  open: boolean;
  settlementId: string;
  /** What is to be paid on the account. */
  items: readonly OpenEntry[];
  onClose: () => void;
}

/** How many rates are offered at first. */
const offered = 3;

/** Asks what of an account's debts is paid in rates, by which days, and by which resolution (docs/product/payment-plans.md#making). */
export function PlanDialog({ open, settlementId, items, onClose }: PlanDialogProps) {
  const { data } = useQuery(resolutionsQuery);
  const tellChanged = useRecordChanged('payment-plan');
  // However often it is sent, it is one plan.
  const { keyOf, forget } = useClientKey();
  const all = items.map(({ id }) => id);
  return (
    <FormDialog
      open={open}
      title={paymentPlanText.formTitle}
      endpoint={{ body: paymentPlanForm }}
      defaultValues={{
        settlementId,
        partIds: all,
        parts: typedRates(sumOfTicked(items, all), offered, addMonths(gardenToday(), 1)),
        resolutionId: '',
        withoutInterest: false,
      }}
      submit={(plan) =>
        call(paymentPlanEndpoints.create, { body: { ...plan, clientKey: keyOf(plan) } })
      }
      submitLabel={paymentPlanText.submit}
      onSaved={() => {
        forget();
        tellChanged();
        notify.success(paymentPlanText.saved);
        onClose();
      }}
      onClose={onClose}
    >
      <Text>{paymentPlanText.question}</Text>
      <OpenPartsField title={paymentPlanText.parts} items={items} />
      <Rates items={items} />
      <FormSelectField
        name="resolutionId"
        label={paymentPlanText.resolution}
        placeholder={paymentPlanText.choose}
        helper={paymentPlanText.resolutionHint}
        options={resolutionOptions(data?.items)}
      />
      <FormCheckboxField
        name="withoutInterest"
        label={paymentPlanText.withoutInterest}
        helper={paymentPlanText.withoutInterestHint}
      />
    </FormDialog>
  );
}

interface TypedRate {
  readonly dueOn: string;
  /** As it is typed. */
  readonly amount: string;
}

function typedRates(amount: number, count: number, firstDay: string): TypedRate[] {
  return equalRates(amount, count, firstDay).map((rate) => ({
    dueOn: rate.dueOn,
    amount: amountInField(rate.amount),
  }));
}

/** The rates, equal ones on request, with what they come to and what is to be paid. */
function Rates({ items }: Pick<PlanDialogProps, 'items'>) {
  const { setValue, getFieldState, formState } = useFormContext();
  const [count, setCount] = useState(String(offered));
  const partIds = useWatch<{ partIds: string[] }, 'partIds'>({ name: 'partIds' });
  const rates = useWatch<{ parts: TypedRate[] }, 'parts'>({ name: 'parts' });
  const open = sumOfTicked(items, partIds);
  const isCount = /^\d{1,2}$/.test(count) && Number(count) > 0 && Number(count) <= mostRates;
  const { error } = getFieldState('parts', formState);
  const fault = error?.message ?? error?.root?.message;
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <TextBox
          label={paymentPlanText.count}
          value={count}
          onChange={({ target }) => setCount(target.value)}
          htmlInput={{ inputMode: 'numeric' }}
          isWrong={!isCount}
          helper={isCount ? paymentPlanText.shareHint : paymentPlanText.countWrong(mostRates)}
        />
        <Button
          isAtStart
          look="outlined"
          disabled={!isCount || open === 0}
          onClick={() => {
            const firstDay = rates[0]?.dueOn || addMonths(gardenToday(), 1);
            setValue('parts', typedRates(open, Number(count), firstDay), {
              shouldDirty: true,
              shouldValidate: true,
            });
          }}
        >
          {paymentPlanText.share}
        </Button>
      </Stack>
      <FieldRows
        name="parts"
        words={paymentPlanText.rates}
        most={mostRates}
        newRow={{ dueOn: '', amount: '' }}
      >
        {(rate) => (
          <>
            <FormDayField name={`${rate}.dueOn`} label={paymentPlanText.dueOn} />
            <FormMoneyField name={`${rate}.amount`} label={paymentPlanText.amount} />
          </>
        )}
      </FieldRows>
      {fault && <Text isWrong>{fault}</Text>}
      <Text as="output" isStrong>
        {paymentPlanText.sum(sumOfTyped(rates), open)}
      </Text>
    </Stack>
  );
}

function sumOfTyped(rates: readonly TypedRate[]): number {
  return rates.reduce((sum, { amount }) => {
    const read = readAmount(amount);
    return 'grosze' in read ? sum + (read.grosze ?? 0) : sum;
  }, 0);
}
