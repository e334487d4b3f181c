import { listFile } from '@grzadka/contract/core/list/list-file';
import { messageRecipientEndpoints } from '@grzadka/contract/message/recipient/message-recipient.endpoints';
import { messageRecipientList } from '@grzadka/contract/message/recipient/message-recipient.list';
import { readRow } from '#src/core/database/read-row.ts';
import { sendExport } from '#src/core/export/send-export.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { printList } from '#src/core/list/print-list.ts';
import { requireDebtorsAllowed } from './draft/require-debtors-allowed.ts';
import type { MessageRow } from './message-row.ts';
import { readRecipients } from './recipients/message-recipient.list.ts';
import { previewRecipient } from './recipients/preview-recipient.ts';

/** The calls that tell whom messages go to. */
export function routes({ serve, db, pool }: AppContext): void {
  /** A message whose recipients the caller may know; 403, 404. */
  const readOpen = async (id: string, caller: Caller): Promise<MessageRow> => {
    const message = await readRow(db, 'message', id);
    requireDebtorsAllowed(message, caller);
    return message;
  };

  serve(messageRecipientEndpoints.list, async ({ params, query, caller }) => {
    const { id } = await readOpen(params.id, caller);
    return printList({ db, request: query, ...readRecipients(db, id) });
  });

  serve(messageRecipientEndpoints.export, async (call) => {
    const { id } = await readOpen(call.params.id, call.caller);
    const file = listFile(messageRecipientList);
    return sendExport({ db, pool }, call, { file, reading: (trx) => readRecipients(trx, id) });
  });

  serve(messageRecipientEndpoints.preview, async ({ params, caller }) =>
    previewRecipient(db, await readOpen(params.id, caller), params.recipientId),
  );
}
