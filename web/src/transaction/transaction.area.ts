import { bankAccountPlace } from '@grzadka/contract/bank-account/bank-account.place';
import { bankProfilePlace } from '@grzadka/contract/bank-profile/bank-profile.place';
import { cashBoxPlace } from '@grzadka/contract/cash-box/cash-box.place';
import { costCategoryPlace } from '@grzadka/contract/cost-category/cost-category.place';
import { incomeCategoryPlace } from '@grzadka/contract/income-category/income-category.place';
import { mdiBankTransfer } from '@mdi/js';
import { bankImportPaths } from '../bank-import/bank-import.paths.ts';
import { bankLinePaths } from '../bank-line/bank-line.paths.ts';
import { enterLinePath } from '../bank-line/enter-line-path.ts';
import { cashReportPath } from '../cash-box/cash-box.paths.ts';
import { defineArea, screen } from '../core/area.ts';
import { paths } from '../core/paths.ts';
import { icon } from '../core/ui/icon.ts';
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
        enterLinePath,
        ...[paymentPaths, bankImportPaths, bankLinePaths].flatMap((own) =>
          Object.values<string>(own),
        ),
        ...[
          cashBoxPlace,
          bankAccountPlace,
          bankProfilePlace,
          costCategoryPlace,
          incomeCategoryPlace,
        ].flatMap(({ screens }) => Object.values<string>(screens)),
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
    records: ['payment', 'settlement', 'cash-box', 'bank-account', 'charge-run', 'bank-line'],
    lists: ['settlement', 'cash-box', 'bank-account'],
  },
});
