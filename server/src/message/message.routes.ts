import { listFile } from '@grzadka/contract/core/list/list-file';
import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import { messageList } from '@grzadka/contract/message/message.list';
import { messageRecord } from '@grzadka/contract/message/message.record';
import { createAttemptLimiter } from '#src/core/attempt-limiter.ts';
import { sendExport } from '#src/core/export/send-export.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { printList } from '#src/core/list/print-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { createMessage, deleteMessage, updateMessage } from './draft/draft.repo.ts';
import { getMessage } from './draft/message-details.ts';
import { backToDraft, findingsOf, prepareMessage } from './draft/prepare-message.ts';
import { sendTest, testsPerHour } from './draft/send-test.ts';
import { readMessages } from './message.list.ts';
import { requireDebtsAllowed } from './open-message.ts';
import { countOf, findUnits } from './recipients/find-units.ts';

/** The calls of the messages until they go out. */
export function routes(context: AppContext): void {
  const { serve, db, jobs } = context;
  const tests = createAttemptLimiter(context.pool, {
    name: 'test-message',
    attempts: testsPerHour,
    windowInSeconds: 3600,
  });

  serve(messageEndpoints.list, ({ query, caller }) =>
    printList({ db, request: query, ...readMessages(db, caller.role) }),
  );

  serve(messageEndpoints.export, (call) => {
    const file = listFile(messageList);
    return sendExport(context, call, {
      file,
      reading: (trx) => readMessages(trx, call.caller.role),
    });
  });

  serveRecord(context, messageRecord, messageEndpoints, {
    get: (_, which) => getMessage(context, which),
    create: createMessage,
    update: updateMessage,
    delete: deleteMessage,
  });

  serve(messageEndpoints.count, async ({ body, caller }) => {
    await requireDebtsAllowed(db, { ...body, subject: '', html: '', generated: null }, caller);
    const units = await findUnits(db, body);
    return countOf(units.map(({ dispatch }) => dispatch));
  });

  serve(messageEndpoints.findings, ({ params, caller }) => findingsOf(db, { ...params, caller }));

  serve(messageEndpoints.prepare, ({ body, caller }) => prepareMessage(db, { ...body, caller }));

  serve(messageEndpoints.backToDraft, ({ body, caller, ifMatch }) =>
    backToDraft(db, { ...body, caller, ifMatch }),
  );

  serve(messageEndpoints.test, async ({ body, caller }) => {
    await sendTest({ db, jobs, tests }, { ...body, caller });
  });
}
