import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { transactionFields } from '@grzadka/contract/transaction/transaction.list';
import {
  type TransactionListItem,
  transactionStateLabels,
} from '@grzadka/contract/transaction/transaction.model';
import { bankAccountPlace } from '../bank/accounts/bank-account.paths.ts';
import { bankProfilePlace } from '../bank/profiles/bank-profile.paths.ts';
import { cashBoxPlace } from '../cash-box/cash-box.paths.ts';
import { useMay } from '../core/access/access.ts';
import type { ListLayout } from '../core/list/rows/list-layout.ts';
import { ListLink } from '../core/list/screen/ListLink.tsx';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { paths } from '../core/paths.ts';
import { DetailsIcon } from '../core/ui/icons.ts';
import { lateField } from '../core/ui/loading/late-part.tsx';
import { costCategoryPlace } from '../cost-category/cost-category.area.ts';
import { DeadlineStrip } from '../deadline/DeadlineStrip.tsx';
import { incomeCategoryPlace } from '../income-category/income-category.area.ts';
import { paymentPaths } from '../payment/payment.paths.ts';
import { settlementText } from '../settlement/settlement.text.ts';
import { HubActions } from './HubActions.tsx';
import { transactionPath } from './transaction.paths.ts';
import { transactionSource } from './transaction.queries.ts';
import { transactionText } from './transaction.text.ts';

const fields = transactionFields;

const layout: ListLayout<TransactionListItem> = {
  rowName: ({ number }) => number,
  columns: [
    { label: fields.number.label, share: 2, cell: ({ number }) => number },
    {
      label: fields.bookingDay.label,
      share: 2,
      cell: ({ bookingDay }) => dayInFigures(bookingDay),
    },
    {
      label: fields.description.label,
      share: 4,
      cell: ({ description, reversedBy }) =>
        reversedBy === null
          ? description
          : `${description} – ${transactionText.reversedBy(reversedBy)}`,
    },
    { label: transactionText.facts.account, share: 4, cell: whose },
    { label: fields.amount.label, share: 2, isNumeric: true, cell: transactionText.amount },
  ],
  actions: [
    { label: transactionText.show, icon: DetailsIcon, to: ({ id }) => transactionPath(id) },
  ],
};

/** Whose money it is, or what it was for; or that nobody knows yet. */
function whose({ settlement, costCategory, incomeCategory, state }: TransactionListItem): string {
  if (state === 'suggested' || state === 'unclear') return transactionStateLabels[state];
  if (settlement !== null) return settlementText.nameOf(settlement);
  return costCategory?.name ?? incomeCategory?.name ?? '–';
}

const CashDesk = lateField(
  async () => (await import('../payment/CashDeskScreen.tsx')).CashDeskScreen,
);

/** The transactions: all of them, or for who may not see these what they took themselves. */
export function TransactionHubScreen() {
  return useMay('ledger:read') ? (
    <TransactionList />
  ) : (
    <CashDesk open title={transactionText.title} />
  );
}

/** Every movement of money, the newest first, below what people come for most. */
function TransactionList() {
  const mayOpen = useMay('opening:write');
  return (
    <ListScreen
      title={transactionText.title}
      source={transactionSource}
      layout={layout}
      above={
        <>
          <DeadlineStrip place="transactions" isFlush />
          <HubActions />
        </>
      }
      links={
        <>
          <ListLink to={cashBoxPlace.screens.list} label={transactionText.cashBoxes} />
          <ListLink to={bankAccountPlace.screens.list} label={transactionText.bankAccounts} />
          <ListLink to={bankProfilePlace.screens.list} label={transactionText.bankProfiles} />
          <ListLink to={costCategoryPlace.screens.list} label={transactionText.costCategories} />
          <ListLink
            to={incomeCategoryPlace.screens.list}
            label={transactionText.incomeCategories}
          />
          <ListLink to={paymentPaths.refunds} label={transactionText.refunds} />
          {mayOpen && <ListLink to={paths.openingBalances} label={transactionText.openings} />}
        </>
      }
      emptyText={transactionText.none}
    />
  );
}
