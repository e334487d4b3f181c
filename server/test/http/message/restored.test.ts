import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backUp } from '#src/backup/back-up.ts';
import { restore } from '#src/backup/restore.ts';
import { newId } from '#src/core/database/record-id.ts';
import { emptyInstallation, installationOf } from '#test/installation.ts';
import { messageCalls } from '#test/message-calls.ts';
import { addPerson } from '#test/message-people.ts';
import { startTestApp } from '#test/test-app.ts';
import { temporaryFolder } from '#test/test-storage.ts';

const app = await startTestApp({ PUBLIC_URL: 'https://ogrod.example.pl' });

it('what was being sent when a backup was made is held once that is restored: nobody gets it twice unasked', async () => {
  const treasurer = await app.as('ROLE_TREASURER');
  const calls = messageCalls(treasurer);
  const readers = [];
  for (const name of ['a', 'b']) {
    readers.push(
      await addPerson(app.db, { email: `${name}@example.com`, agreedTo: ['e-delivery'] }),
    );
  }
  const partyIds = readers.map(({ id }) => id);
  const id = await calls.draft({
    kind: 'other-statutory',
    groups: [{ kind: 'parties', operator: 'include', partyIds }],
  });
  await calls.prepare(id);
  expect((await treasurer.put('/api/message/send', { id })).status).toBe(204);
  const [first, second] = await calls.listRecipients(id);
  // The mail queue has it, which stays where it is.
  await app.db
    .updateTable('messageRecipient')
    .set({ mailId: newId() })
    .where('id', '=', first?.id ?? '')
    .execute();

  await using folder = await temporaryFolder();
  const path = join(folder.path, 'kopia.tar');
  await backUp(await installationOf(app), path);
  const target = await emptyInstallation();
  await restore(target, path, { replace: false });
  const { state } = await target.db
    .selectFrom('message')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(state).toBe('stopped');
  const recipients = await target.db
    .selectFrom('messageRecipient')
    .select(['id', 'state'])
    .where('messageId', '=', id)
    .execute();
  const states = new Map(recipients.map((one) => [one.id, one.state]));
  expect([first, second].map((one) => states.get(one?.id ?? ''))).toEqual(['failed', 'waiting']);
});
