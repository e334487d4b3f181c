import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import { findNotices, readNotices } from '@grzadka/server/src/statement/notice.repo.ts';
import { printNotices } from '@grzadka/server/src/statement/notice-paper.ts';
import { sender } from '@grzadka/server/test/message-letters.ts';
import { tellCost } from './tell-cost.ts';

// All notices of a run, printed in a process of its own: sends the cost to the process that forked it.

const [, , url = '', runId = ''] = process.argv;

await using undo = new AsyncDisposableStack();
const opened = openDatabase(url, { max: 1 });
undo.defer(() => closeDatabase(opened));
await tellCost(async () => {
  const notices = await findNotices(opened.db, runId);
  return printNotices({ sender, title: 'Zawiadomienia' }, readNotices(opened.db, notices));
});
