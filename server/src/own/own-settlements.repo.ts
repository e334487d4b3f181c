import type { OwnTransfer } from '@grzadka/contract/own/own.model';
import type { AppContext } from '#src/core/http/app-context.ts';
import type { OwnScope } from '#src/core/scope/own-scope.ts';
import { readSender } from '#src/statement/sender.ts';
import { readLetter } from '#src/statement/statement.repo.ts';
import { amountsToAsk } from '#src/statement/to-pay.ts';
import { transferCode, transferTo } from '#src/statement/transfer.ts';

/** How to pay what is open on an own account; 404 where it is not the caller's. */
export async function readOwnTransfer(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  { id, own }: { id: string; own: OwnScope },
): Promise<OwnTransfer> {
  const { account, madeOn } = await readLetter(db, { id: own.settlement(id) });
  const sender = await readSender({ db, storage });
  const transfer = transferTo(sender, { ...account, garden: account.garden?.name ?? null });
  return {
    ...transfer,
    amounts: amountsToAsk(account.open, madeOn).map((asked) => ({
      ...asked,
      code: transferCode(sender, transfer, asked.amount),
    })),
  };
}
