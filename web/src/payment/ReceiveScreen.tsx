import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import type { SettlementDetails } from '@grzadka/contract/settlement/settlement.model';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v7 as newKey } from 'uuid';
import { CashBoxField, usualCashBox } from '../cash-box/CashBoxField.tsx';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormDayField } from '../core/form/fields/DayField.tsx';
import { FormMoneyField } from '../core/form/fields/MoneyField.tsx';
import type { FoundRecord } from '../core/form/fields/RecordField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useSearchParams } from '../core/navigation/place.ts';
import { paths } from '../core/paths.ts';
import { optionsQuery } from '../core/record/options-query.ts';
import { settlementQuery } from '../settlement/settlement.queries.ts';
import { settlementText } from '../settlement/settlement.text.ts';
import { CoverPreview, usePreview } from './CoverPreview.tsx';
import { LastDocument } from './LastDocument.tsx';
import { PayerFields } from './PayerFields.tsx';
import { paymentText } from './payment.text.ts';
import { askedAmount, askedSettlement } from './receive-path.ts';
import { type CashDocuments, type MadeDocument, useCashDocuments } from './useCashDocuments.ts';

/** Takes payments in cash one after another: who and how much, printed at once, then the next. */
export function ReceiveScreen() {
  const documents = useCashDocuments();
  const [search] = useSearchParams();
  // Who comes after the first payment is somebody else.
  const askedId = documents.order === 0 ? (search.get(askedSettlement) ?? '') : '';
  const asked = askedId === '' ? '' : (search.get(askedAmount) ?? '');
  // Each payment has a form of its own, and so a key of its own.
  return (
    <ReceiveForm key={documents.order} documents={documents} askedId={askedId} amount={asked} />
  );
}

interface ReceiveFormProps {
  documents: CashDocuments;
  /** The account that the form was opened for; '' for none. */
  askedId: string;
  /** How much is to be paid, as it is typed; '' where that is not known. */
  amount: string;
}

function ReceiveForm({ documents, askedId, amount }: ReceiveFormProps) {
  const boxes = useQuery(optionsQuery('cash-box'));
  const categories = useQuery(optionsQuery('income-category'));
  const account = useQuery({ ...settlementQuery(askedId), enabled: askedId !== '' });
  // However often it is sent, it is one payment (docs/product/payments.md#receive).
  const [clientKey] = useState(() => newKey());
  const own = account.data && foundAccount(account.data.reply);
  const payer = useRef(own?.name);
  const made = useRef<MadeDocument>(undefined);
  const isKnown = boxes.data !== undefined && (askedId === '' || account.data !== undefined);
  return (
    <FormScreen
      title={paymentText.receive}
      back={paths.transactions}
      endpoint={paymentEndpoints.receive}
      defaultValues={
        isKnown
          ? {
              cashBoxId: usualCashBox(boxes.data.items, documents.usedCashBox),
              settlementId: own?.id ?? '',
              incomeCategoryId: null,
              amount,
              day: gardenToday(),
              description: '',
              allocations: null,
              clientKey,
            }
          : undefined
      }
      loadError={boxes.error ?? account.error}
      reload={() => Promise.all([boxes.refetch(), askedId !== '' && account.refetch()])}
      submit={async (body) => {
        const document = await call(paymentEndpoints.receive, { body });
        const category = categories.data?.items.find(({ id }) => id === body.incomeCategoryId);
        const whose = category?.name ?? payer.current ?? own?.name ?? '';
        const told = paymentText.received(document.number, body.amount, whose);
        made.current = { ...document, told, cashBoxId: body.cashBoxId };
      }}
      staysOpen
      onSaved={() => {
        if (made.current) documents.made(made.current);
      }}
      submitLabel={paymentText.saveAndPrint}
      aside={<CoverPreview />}
    >
      <LastDocument documents={documents} />
      <PayerFields
        own={own}
        onChoose={({ name }) => (payer.current = name)}
        categories={categories}
      />
      <FormMoneyField name="amount" label={paymentText.amount} autoFocus={own !== undefined} />
      <FormDayField name="day" label={paymentText.day} />
      <WordsField />
      <CashBoxField boxes={boxes.data?.items ?? []} />
    </FormScreen>
  );
}

function foundAccount(account: SettlementDetails): FoundRecord {
  return {
    id: account.id,
    name: settlementText.nameWithState(settlementText.nameOf(account), account),
    note: account.holders.map(({ party }) => party.name).join(', '),
  };
}

/** What the payment is for: the program's own words where nobody has others. */
function WordsField() {
  const { data } = usePreview();
  return (
    <FormTextField
      name="description"
      label={paymentText.words}
      helper={data ? paymentText.ownWords(data.description) : paymentText.wordsHint}
    />
  );
}
