import { listFile } from '@grzadka/contract/core/list/list-file';
import { messageRecipientEndpoints } from '@grzadka/contract/message/recipient/message-recipient.endpoints';
import { messageRecipientList } from '@grzadka/contract/message/recipient/message-recipient.list';
import { sendExport } from '#src/core/export/send-export.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { printList } from '#src/core/list/print-list.ts';
import { openMessage } from './open-message.ts';
import { readRecipients } from './recipients/message-recipient.list.ts';
import { previewRecipient } from './recipients/preview-recipient.ts';

/** The calls that tell whom messages go to. */
export function routes({ serve, db, pool }: AppContext): void {
  serve(messageRecipientEndpoints.list, async ({ params, query, caller }) => {
    const { id } = await openMessage(db, { ...params, caller });
    return printList({ db, request: query, ...readRecipients(db, id) });
  });

  serve(messageRecipientEndpoints.export, async (call) => {
    const { id } = await openMessage(db, { ...call.params, caller: call.caller });
    const file = listFile(messageRecipientList);
    return sendExport({ db, pool }, call, { file, reading: (trx) => readRecipients(trx, id) });
  });

  serve(messageRecipientEndpoints.preview, async ({ params, caller }) =>
    previewRecipient(db, await openMessage(db, { ...params, caller }), params.recipientId),
  );
}
