import { listFile } from '@grzadka/contract/core/list/list-file';
import { debtorEndpoints } from '@grzadka/contract/debtor/debtor.endpoints';
import { debtorList } from '@grzadka/contract/debtor/debtor.list';
import { debtorNotice } from '@grzadka/contract/debtor/debtor.model';
import { conditionsText } from '#src/core/export/conditions-text.ts';
import { sendExport } from '#src/core/export/send-export.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { printList } from '#src/core/list/print-list.ts';
import { readDebtors, sumDebtors } from './debtor.list.ts';
import { followDay, recordOpening } from './debtor.repo.ts';

/** The calls of the list of who owes. */
export function routes(context: AppContext): void {
  const { serve, db } = context;
  const pages = readDebtors(db);
  const file = { ...listFile(debtorList), notice: debtorNotice };

  serve(debtorEndpoints.list, async ({ query, caller }) => {
    await followDay(db);
    // Who only counts sees nobody.
    if (query.total !== 'only') {
      const { offset, total: _total, ...selection } = query;
      const asked = { ...selection, conditions: conditionsText(debtorList, query) };
      await recordOpening(db, { caller, offset, asked });
    }
    return printList({ db, request: query, ...pages });
  });

  serve(debtorEndpoints.export, async (handled) => {
    await followDay(db);
    return sendExport(context, handled, { file, reading: readDebtors });
  });

  serve(debtorEndpoints.sum, async ({ query }) => {
    await followDay(db);
    return sumDebtors(db, query);
  });
}
