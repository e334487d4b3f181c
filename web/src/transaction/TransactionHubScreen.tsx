import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { transactionFields } from '@grzadka/contract/transaction/transaction.list';
import type { TransactionListItem } from '@grzadka/contract/transaction/transaction.model';
import { accountantExportPath } from '../accountant/accountant.paths.ts';
import { bankAccountPlace } from '../bank/accounts/bank-account.paths.ts';
import { bankProfilePlace } from '../bank/profiles/bank-profile.paths.ts';
import { cashBoxPlace } from '../cash-box/cash-box.paths.ts';
import { useMay } from '../core/access/access.ts';
import type { ListLayout } from '../core/list/rows/list-layout.ts';
import { ListLink } from '../core/list/screen/ListLink.tsx';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { paths } from '../core/paths.ts';
import { useIsRoomy } from '../core/ui/hooks/useIsRoomy.ts';
import { DetailsIcon } from '../core/ui/icons.ts';
import { lateField } from '../core/ui/loading/late-part.tsx';
import { costPlace } from '../cost/cost.paths.ts';
import { costCategoryPlace } from '../cost-category/cost-category.area.ts';
import { DeadlineStrip } from '../deadline/DeadlineStrip.tsx';
import { deadlineText } from '../deadline/deadline.text.ts';
import { debtorsPath } from '../debtor/debtor.paths.ts';
import { debtorText } from '../debtor/debtor.text.ts';
import { incomeCategoryPlace } from '../income-category/income-category.area.ts';
import { ledgerYearsPath } from '../ledger-year/ledger-year.paths.ts';
import { paymentPaths } from '../payment/payment.paths.ts';
import { paymentText } from '../payment/payment.text.ts';
import { settlementText } from '../settlement/settlement.text.ts';
import { Balances } from './Balances.tsx';
import { HubActions } from './HubActions.tsx';
import { TransactionState } from './TransactionState.tsx';
import { transactionPath } from './transaction.paths.ts';
import { transactionSource } from './transaction.queries.ts';
import { transactionText } from './transaction.text.ts';
import { YearLine } from './YearLine.tsx';

const fields = transactionFields;

const layout: ListLayout<TransactionListItem> = {
  rowName: ({ number }) => number,
  columns: [
    {
      label: fields.number.label,
      share: 0,
      cell: ({ number }) => number,
      note: ({ bookingDay }) => dayInFigures(bookingDay),
    },
    {
      label: transactionText.who,
      share: 5,
      cell: (item) => item.payer ?? wordsOf(item),
      note: (item) => item.payer !== null && wordsOf(item),
    },
    {
      label: transactionText.what,
      share: 4,
      cell: whatFor,
      note: ({ paidFor, settlement }) =>
        paidFor.length > 0 ? paidFor.join(', ') : settlement?.reference,
    },
    {
      label: fields.amount.label,
      share: 0,
      isNumeric: true,
      cell: transactionText.amount,
      note: ({ state }) => <TransactionState state={state} />,
    },
  ],
  actions: [
    { label: transactionText.show, icon: DetailsIcon, to: ({ id }) => transactionPath(id) },
  ],
};

/** What was written of it, and what took it back. */
function wordsOf({ title, description, reversedBy }: TransactionListItem): string {
  const words = title ?? description;
  return reversedBy === null ? words : `${words} – ${transactionText.reversedBy(reversedBy)}`;
}

/** Whose money it is, or what it was for; nothing where nobody knows yet. */
function whatFor({ settlement, costCategory, incomeCategory, paidFor }: TransactionListItem) {
  if (settlement !== null) return settlementText.garden(settlement.garden);
  const divided = paidFor.length > 0 ? transactionText.divided : '–';
  return costCategory?.name ?? incomeCategory?.name ?? divided;
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
  const isRoomy = useIsRoomy();
  const ways = <Ways />;
  return (
    <ListScreen
      title={transactionText.title}
      source={transactionSource}
      layout={layout}
      above={
        <>
          <DeadlineStrip place="transactions" isFlush />
          <HubActions more={isRoomy && ways} />
        </>
      }
      below={
        <>
          <YearLine />
          <Balances />
        </>
      }
      links={!isRoomy && ways}
      emptyText={transactionText.none}
    />
  );
}

/** What is seldom needed, the most usual first. */
function Ways() {
  const mayPayOut = useMay('payment:pay-out');
  const mayOpen = useMay('opening:write');
  const mayExport = useMay('ledger:export');
  const mayKnowDebts = useMay('debtor:read');
  return (
    <>
      {mayPayOut && <ListLink to={paymentPaths.payOut} label={paymentText.payOut} />}
      {mayKnowDebts && <ListLink to={debtorsPath} label={debtorText.title} />}
      <ListLink to={cashBoxPlace.screens.list} label={transactionText.cashBoxes} />
      <ListLink to={bankAccountPlace.screens.list} label={transactionText.bankAccounts} />
      <ListLink to={paymentPaths.refunds} label={transactionText.refunds} />
      <ListLink to={bankProfilePlace.screens.list} label={transactionText.bankProfiles} />
      <ListLink to={costPlace.screens.list} label={transactionText.costs} />
      <ListLink to={costCategoryPlace.screens.list} label={transactionText.costCategories} />
      <ListLink to={incomeCategoryPlace.screens.list} label={transactionText.incomeCategories} />
      <ListLink to={paths.deadlines} label={deadlineText.title} />
      {mayOpen && <ListLink to={paths.openingBalances} label={transactionText.openings} />}
      <ListLink to={ledgerYearsPath} label={transactionText.years} />
      {mayExport && <ListLink to={accountantExportPath} label={transactionText.accountant} />}
    </>
  );
}
