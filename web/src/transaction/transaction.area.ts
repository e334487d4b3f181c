import { mdiBankTransfer } from '@mdi/js';
import { accountantExportPath } from '../accountant/accountant.paths.ts';
import { bankAccountPlace } from '../bank/accounts/bank-account.paths.ts';
import { bankImportPaths } from '../bank/importing/bank-import.paths.ts';
import { bankProfilePlace } from '../bank/profiles/bank-profile.paths.ts';
import { bankLinePaths } from '../bank/queue/bank-line.paths.ts';
import { enterLinePath } from '../bank/queue/enter-line-path.ts';
import { cashBoxPlace, cashReportPath } from '../cash-box/cash-box.paths.ts';
import { defineArea, screen } from '../core/area.ts';
import { paths } from '../core/paths.ts';
import { icon } from '../core/ui/icon.ts';
import { costPlace } from '../cost/cost.paths.ts';
import { costCategoryPlace } from '../cost-category/cost-category.area.ts';
import { debtorsPath } from '../debtor/debtor.paths.ts';
import { incomeCategoryPlace } from '../income-category/income-category.area.ts';
import { ledgerYearsPath } from '../ledger-year/ledger-year.paths.ts';
import { paymentPaths } from '../payment/payment.paths.ts';
import { transactionPath, transactionPattern } from './transaction.paths.ts';

const help = 'transakcje';

/** The movements of money in the browser: their hub, which the menu leads to, and each of them. */
export const area = defineArea({
  name: 'transaction',
  menu: [
    {
      place: 90,
      label: 'Transakcje',
      icon: icon(mdiBankTransfer, 'Transactions'),
      to: paths.transactions,
      sections: [
        paths.transactions,
        paths.openingBalances,
        transactionPattern,
        cashReportPath,
        ledgerYearsPath,
        debtorsPath,
        accountantExportPath,
        enterLinePath,
        ...[paymentPaths, bankImportPaths, bankLinePaths].flatMap((own) =>
          Object.values<string>(own),
        ),
        ...[
          cashBoxPlace,
          bankAccountPlace,
          bankProfilePlace,
          costPlace,
          costCategoryPlace,
          incomeCategoryPlace,
        ].flatMap(({ screens }) => Object.values(screens)),
      ],
    },
  ],
  routes: [
    {
      permission: 'payment:receive',
      screens: [
        screen(
          paths.transactions,
          help,
          async () => (await import('./TransactionHubScreen.tsx')).TransactionHubScreen,
        ),
      ],
    },
    {
      permission: 'ledger:read',
      screens: [
        screen(
          transactionPattern,
          `${help}#szczegóły-operacji`,
          async () => (await import('./TransactionScreen.tsx')).TransactionScreen,
        ),
      ],
    },
  ],
  details: transactionPath,
  // What is taken back changes what accounts owe, what is in cash boxes, and how the fees stand.
  touches: {
    records: [
      'payment',
      'settlement',
      'cash-box',
      'bank-account',
      'charge-run',
      'bank-line',
      'cost',
      'report',
      'debtor',
    ],
    lists: ['settlement', 'cash-box', 'bank-account', 'cost', 'debtor'],
  },
});
