import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backUp } from '#src/backup/back-up.ts';
import { restore } from '#src/backup/restore.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { newId } from '#src/core/database/record-id.ts';
import { queueBatch } from '#src/message/sending/queue-batch.ts';
import { resumeMessage, sendMessage } from '#src/message/sending/send-message.ts';
import { emptyInstallation, installationOf } from '#test/installation.ts';
import { messageCalls, parties } from '#test/message-calls.ts';
import { addPerson } from '#test/message-people.ts';
import { startTestApp } from '#test/test-app.ts';
import { temporaryFolder } from '#test/test-storage.ts';

const app = await startTestApp({ PUBLIC_URL: 'https://ogrod.example.pl' });

it('what had not ended when a backup was made is held and marked once that is restored: nobody gets it twice unasked', async () => {
  const treasurer = await app.as('ROLE_TREASURER');
  const calls = messageCalls(treasurer);
  const agreedTo = ['e-delivery'] as const;
  const readers = [
    await addPerson(app.db, { email: 'a@example.com', agreedTo }),
    await addPerson(app.db, { email: 'b@example.com', agreedTo }),
  ];
  const prepared = async () => {
    const id = await calls.draft({ kind: 'other-statutory', groups: [parties(...readers)] });
    await calls.prepare(id);
    return id;
  };
  const [ready, sending, ended] = [await prepared(), await prepared(), await prepared()];
  for (const id of [sending, ended]) {
    expect((await treasurer.put('/api/message/send', { id })).status).toBe(204);
  }
  const setRecipients = (messageId: string, values: object) =>
    app.db.updateTable('messageRecipient').set(values).where('messageId', '=', messageId);
  const [first, second] = await calls.listRecipients(sending);
  // The mail queue has it, which stays where it is.
  await setRecipients(sending, { mailId: newId() })
    .where('id', '=', first?.id ?? '')
    .execute();
  await setRecipients(ended, { state: 'sent' }).execute();
  await app.db
    .updateTable('message')
    .set({ state: 'done', finishedAt: new Date() })
    .where('id', '=', ended)
    .execute();

  await using folder = await temporaryFolder();
  const path = join(folder.path, 'kopia.tar');
  await backUp(await installationOf(app), path);
  const target = await emptyInstallation();
  const { createdAt } = await restore(target, path, { replace: false });
  const { db } = target;
  const marks = await db.selectFrom('message').select(['id', 'state', 'restoredFrom']).execute();
  const restoredFrom = createdAt.toISOString();
  expect(new Map(marks.map(({ id, ...mark }) => [id, mark]))).toEqual(
    new Map<string, object>([
      [ready, { state: 'prepared', restoredFrom }],
      [sending, { state: 'stopped', restoredFrom }],
      [ended, { state: 'done', restoredFrom: null }],
    ]),
  );
  const recipientsOf = (messageId: string) =>
    db
      .selectFrom('messageRecipient')
      .select(['id', 'state', 'reason', 'mailId'])
      .where('messageId', '=', messageId)
      .orderBy('place')
      .execute();
  // Whether the first one went is as unknown as whether the second one was queued since.
  const unknown = { state: 'waiting', reason: 'restored', mailId: null };
  expect(await recipientsOf(sending)).toEqual(
    [first, second].map((one) => ({ id: one?.id, ...unknown })),
  );

  const jobs = { enqueue: async () => true, enqueueMany: async () => {} };
  const context = { db, jobs, config: app.config };
  const caller = { ...commandLine, permissions: new Set(['debtor:read']) } as never;
  const which = { caller, ifMatch: undefined };
  const asks = { fields: { confirmRestored: expect.stringContaining('kopii z') } };
  await expect(resumeMessage(context, { ...which, id: sending })).rejects.toMatchObject(asks);
  await expect(sendMessage(context, { ...which, id: ready, sendAt: null })).rejects.toMatchObject(
    asks,
  );
  await resumeMessage(context, { ...which, id: sending, confirmRestored: true });
  expect(await queueBatch(context, sending)).toBe(2);
  // As the one that may have gone before had it, so that whoever has that knows it again.
  const mails = await db.selectFrom('mailMessage').select('knownAs').execute();
  expect(new Set(mails.map(({ knownAs }) => knownAs))).toEqual(
    new Set([first, second].map((one) => `${one?.id}.0`)),
  );
  expect((await recipientsOf(sending)).map(({ reason }) => reason)).toEqual([null, null]);
});
