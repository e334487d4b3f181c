import { bankAccountEndpoints } from '@grzadka/contract/bank/accounts/bank-account.endpoints';
import { bankAccountList } from '@grzadka/contract/bank/accounts/bank-account.list';
import { bankAccountRefusals } from '@grzadka/contract/bank/accounts/bank-account.model';
import { bankAccountRecord } from '@grzadka/contract/bank/accounts/bank-account.record';
import { listFile } from '@grzadka/contract/core/list/list-file';
import type { AppContext } from '#src/core/http/app-context.ts';
import { readChoosable } from '#src/core/record/choosable.ts';
import { serveList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readBankAccounts } from './accounts/bank-account.list.ts';
import {
  bankAccountRules,
  getBankAccount,
  openBankAccount,
  readWaitingLines,
} from './accounts/bank-account.repo.ts';

/** The calls of the bank accounts. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serveList(context, bankAccountEndpoints, {
    file: listFile(bankAccountList),
    reading: readBankAccounts,
  });

  serve(bankAccountEndpoints.options, async () => ({
    items: await readChoosable(db, 'bankAccount'),
  }));

  serveRecord(context, bankAccountRecord, bankAccountEndpoints, {
    rules: bankAccountRules,
    inUse: bankAccountRefusals.inUse,
    get: getBankAccount,
  });

  serve(bankAccountEndpoints.open, ({ body, caller }) => openBankAccount(db, { ...body, caller }));

  serve(bankAccountEndpoints.waiting, () => readWaitingLines(db));
}
