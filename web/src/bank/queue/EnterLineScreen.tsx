import { bankLineEndpoints } from '@grzadka/contract/bank/queue/bank-line.endpoints';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as newKey } from 'uuid';
import { call } from '../../core/api/call.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { FormCheckboxField } from '../../core/form/fields/CheckboxField.tsx';
import { FormDayField } from '../../core/form/fields/DayField.tsx';
import { FormMoneyField } from '../../core/form/fields/MoneyField.tsx';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { optionsQuery } from '../../core/record/options-query.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { useGoUp } from '../../core/ui/screen/useGoUp.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { bankLinePaths } from './bank-line.paths.ts';
import { bankLineArea } from './bank-line.queries.ts';
import { bankLineText } from './bank-line.text.ts';

const { entering } = bankLineText;

/** A line of a statement that cannot be read from a file, as somebody types it (docs/product/bank.md#by-hand). */
export function EnterLineScreen() {
  const accounts = useQuery(optionsQuery('bank-account'));
  const tellChanged = useRecordChanged(bankLineArea);
  const goUp = useGoUp(bankLinePaths.queue);
  // However often it is sent, it is one line.
  const [clientKey] = useState(() => newKey());
  const active = (accounts.data?.items ?? []).filter((account) => account.active);
  return (
    <FormScreen
      title={entering.title}
      back={bankLinePaths.queue}
      endpoint={bankLineEndpoints.create}
      defaultValues={
        accounts.data && {
          bankAccountId: active.length === 1 ? (active[0]?.id ?? '') : '',
          bookingDay: gardenToday(),
          amount: '',
          counterpartyName: '',
          counterpartyAccount: '',
          title: '',
          confirmed: false,
          clientKey,
        }
      }
      loadError={accounts.error}
      reload={() => accounts.refetch()}
      submit={(body) => call(bankLineEndpoints.create, { body })}
      onSaved={() => {
        tellChanged();
        notify.success(entering.saved);
        goUp();
      }}
    >
      <FormSelectField
        name="bankAccountId"
        label={entering.bankAccount}
        placeholder={entering.noAccountChosen}
        options={active.map(({ id, name }) => ({ value: id, label: name }))}
        helper={accounts.data && active.length === 0 && entering.noAccount}
      />
      <FormDayField name="bookingDay" label={entering.day} />
      <FormMoneyField
        name="amount"
        label={entering.amount}
        helper={entering.amountHint}
        mayBeNegative
      />
      <FormTextField name="counterpartyName" label={entering.name} />
      <FormTextField name="counterpartyAccount" label={entering.account} />
      <FormTextField name="title" label={entering.lineTitle} />
      <FormCheckboxField
        name="confirmed"
        label={entering.confirmed}
        helper={entering.confirmedHint}
      />
    </FormScreen>
  );
}
