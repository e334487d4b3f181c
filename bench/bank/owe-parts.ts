import { commandLine } from '@grzadka/server/src/core/change/audit-entry.ts';
import { change } from '@grzadka/server/src/core/change/change.ts';
import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { EntryDraft } from '@grzadka/server/src/ledger/entry-draft.ts';
import { post } from '@grzadka/server/src/ledger/post.ts';

/** Has every account owe eight parts, of more than the transfers of a statement come to: else these would cover nothing. */
export async function oweParts(url: string): Promise<void> {
  const opened = openDatabase(url, { max: 1, statementTimeout: 0 });
  try {
    const accounts = await opened.db.selectFrom('settlement').select('id').execute();
    const entries = accounts.map(({ id }) => debtOf(id));
    const document = { series: 'NAL', sourceId: newId(), entries } as const;
    await change(opened.db, commandLine, (tx) => post(tx, [document], async () => undefined));
  } finally {
    await closeDatabase(opened);
  }
}

function debtOf(settlementId: string): EntryDraft {
  const parts = Array.from({ length: 8 }, (_, month) => ({
    feeKindId: null,
    description: null,
    dueOn: `2025-0${month + 1}-28`,
    amount: 5_000,
  }));
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  return {
    postingDay: '2025-01-02',
    description: 'Opłaty roczne',
    lines: [
      { code: '200', settlementId, amount, parts },
      { code: '700', amount: -amount },
    ],
  };
}
