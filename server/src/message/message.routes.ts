import { listFile } from '@grzadka/contract/core/list/list-file';
import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import { messageList } from '@grzadka/contract/message/message.list';
import { messageRecord } from '@grzadka/contract/message/message.record';
import { createAttemptLimiter } from '#src/core/attempt-limiter.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { serveList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { createMessage, deleteMessage, updateMessage } from './draft/draft.repo.ts';
import { getMessage } from './draft/message-details.ts';
import { backToDraft, findingsOf, prepareMessage } from './draft/prepare-message.ts';
import { requireDebtorsAllowed } from './draft/require-debtors-allowed.ts';
import { sendTest, testsPerHour } from './draft/send-test.ts';
import { readMessages } from './message.list.ts';
import { countOf, findUnits } from './recipients/find-units.ts';

/** The calls of the messages until they go out. */
export function routes(context: AppContext): void {
  const { serve, db, jobs } = context;
  const tests = createAttemptLimiter(context.pool, {
    name: 'test-message',
    attempts: testsPerHour,
    windowInSeconds: 3600,
  });

  serveList(context, messageEndpoints, { file: listFile(messageList), reading: readMessages });

  serveRecord(context, messageRecord, messageEndpoints, {
    get: (_, which) => getMessage(context, which),
    create: createMessage,
    update: updateMessage,
    delete: deleteMessage,
  });

  serve(messageEndpoints.count, async ({ body, caller }) => {
    requireDebtorsAllowed(body, caller);
    const units = await findUnits(db, body);
    return countOf(units.map(({ way }) => way));
  });

  serve(messageEndpoints.findings, ({ params }) => findingsOf(db, params));

  serve(messageEndpoints.prepare, ({ body, caller }) => prepareMessage(db, { ...body, caller }));

  serve(messageEndpoints.backToDraft, ({ body, caller, ifMatch }) =>
    backToDraft(db, { ...body, caller, ifMatch }),
  );

  serve(messageEndpoints.test, async ({ body, caller }) => {
    await sendTest({ db, jobs, tests }, { ...body, caller });
  });
}
