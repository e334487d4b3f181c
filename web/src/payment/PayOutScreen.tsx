import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import { type PayOutKind, payOutKindLabels } from '@grzadka/contract/payment/payment.model';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { v7 as newKey } from 'uuid';
import { CashBoxField, usualCashBox } from '../cash-box/CashBoxField.tsx';
import { useMay } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormDayField } from '../core/form/fields/DayField.tsx';
import { FormMoneyField } from '../core/form/fields/MoneyField.tsx';
import { FormRadioField } from '../core/form/fields/RadioField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { paths } from '../core/paths.ts';
import { optionsQuery } from '../core/record/options-query.ts';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { CategoryField } from './CategoryField.tsx';
import { LastDocument } from './LastDocument.tsx';
import { PayeeField } from './PayeeField.tsx';
import { paymentPaths } from './payment.paths.ts';
import { paymentText } from './payment.text.ts';
import { type CashDocuments, type MadeDocument, useCashDocuments } from './useCashDocuments.ts';

/** Gives cash out: what somebody paid too much, what something cost, or to the bank. */
export function PayOutScreen() {
  const documents = useCashDocuments();
  return <PayOutForm key={documents.order} documents={documents} />;
}

function PayOutForm({ documents }: { documents: CashDocuments }) {
  const boxes = useQuery(optionsQuery('cash-box'));
  // However often it is sent, it is one payment (docs/product/payments.md#pay-out).
  const [clientKey] = useState(() => newKey());
  const made = useRef<MadeDocument>(undefined);
  return (
    <FormScreen
      title={paymentText.payOut}
      back={paths.transactions}
      endpoint={paymentEndpoints.payOut}
      defaultValues={
        boxes.data && {
          cashBoxId: usualCashBox(boxes.data.items, documents.usedCashBox),
          kind: 'refund' as const,
          settlementId: '',
          costCategoryId: '',
          amount: '',
          day: gardenToday(),
          description: '',
          clientKey,
        }
      }
      loadError={boxes.error}
      reload={() => boxes.refetch()}
      submit={async (body) => {
        const ofKind = {
          ...body,
          settlementId: body.kind === 'refund' ? body.settlementId : null,
          costCategoryId: body.kind === 'cost' ? body.costCategoryId : null,
        };
        const document = await call(paymentEndpoints.payOut, { body: ofKind });
        const told = paymentText.paidOut(document.number, body.amount);
        made.current = { ...document, told, cashBoxId: body.cashBoxId };
      }}
      staysOpen
      onSaved={() => {
        if (made.current) documents.made(made.current);
      }}
      submitLabel={paymentText.saveAndPrint}
    >
      <LastDocument documents={documents} />
      <FormRadioField
        name="kind"
        label={paymentText.kind}
        options={payOutKindLabels}
        isColumn
        autoFocus
      />
      <OfKind />
      <FormMoneyField name="amount" label={paymentText.amount} />
      <FormDayField name="day" label={paymentText.day} />
      <FormTextField name="description" label={paymentText.words} helper={paymentText.wordsHint} />
      <CashBoxField boxes={boxes.data?.items ?? []} />
    </FormScreen>
  );
}

/** What the kind asks for besides: what was chosen for another stays, and is not sent. A refund may go by bank as well. */
function OfKind() {
  const kind = useWatch<{ kind: PayOutKind }, 'kind'>({ name: 'kind' });
  const mayPlan = useMay('refund:write');
  if (kind === 'refund') {
    return (
      <>
        <PayeeField />
        {mayPlan && (
          <ButtonLink isAtStart isReturning to={paymentPaths.planRefund}>
            {paymentText.byBank}
          </ButtonLink>
        )}
      </>
    );
  }
  if (kind === 'cost') return <CostField />;
  return null;
}

function CostField() {
  return (
    <CategoryField
      name="costCategoryId"
      label={paymentText.costCategory}
      none={paymentText.noCategory}
      failed={paymentText.costCategoriesFailed}
      categories={useQuery(optionsQuery('cost-category'))}
    />
  );
}
