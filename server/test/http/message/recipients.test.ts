import type { MessageGroup } from '@grzadka/contract/message/message-group';
import type { MessageKind } from '@grzadka/contract/message/message-kinds';
import { describe, expect, it } from 'vitest';
import { messageCalls } from '#test/message-calls.ts';
import { addHeldGarden, addPerson } from '#test/message-people.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const calls = messageCalls(await app.as('ROLE_TREASURER'));

const parties = (...people: readonly { readonly id: string }[]): MessageGroup => ({
  kind: 'parties',
  operator: 'include',
  partyIds: people.map(({ id }) => id),
});

/** Who gets a message of that kind to these people: the name, the way and the addresses, in the order of the list. */
async function recipientsOf(
  kind: MessageKind,
  people: readonly { readonly id: string }[],
  form: object = {},
) {
  const needed = kind === 'general-meeting' ? { meetingAt: '2027-03-27T09:00:00.000Z' } : {};
  const id = await calls.draft({ kind, groups: [parties(...people)], ...needed, ...form });
  await calls.prepare(id);
  const recipients = await calls.listRecipients(id);
  return recipients.map(({ name, channel, state, reason, emails, gardens }) => ({
    name,
    way: reason ?? channel,
    state,
    ...(channel === 'email' && reason === null && { emails }),
    gardens: gardens.map((garden) => garden.name),
  }));
}

describe('a couple at one address', () => {
  it('gets a notice of fees in one e-mail to both, where both agreed', async () => {
    const anna = await addPerson(db, { email: 'anna@example.com', agreedTo: ['e-delivery'] });
    const jan = await addPerson(db, {
      firstName: 'Jan',
      email: 'jan@example.com',
      agreedTo: ['e-delivery'],
    });
    const { garden } = await addHeldGarden(db, [anna, jan]);
    expect(await recipientsOf('fee-notice', [anna])).toEqual([
      {
        name: 'Państwo Anna Nowak i Jan Nowak',
        way: 'email',
        state: 'waiting',
        emails: ['anna@example.com', 'jan@example.com'],
        gardens: [garden],
      },
    ]);
  });

  it('of whom one agreed gets an e-mail to that one and no letter, of the account that is served', async () => {
    const anna = await addPerson(db);
    const jan = await addPerson(db, {
      firstName: 'Jan',
      email: 'j.nowak@example.com',
      agreedTo: ['e-delivery'],
    });
    const { garden } = await addHeldGarden(db, [anna, jan]);
    expect(await recipientsOf('fee-notice', [anna, jan])).toEqual([
      {
        name: 'Państwo Anna Nowak i Jan Nowak',
        way: 'email',
        state: 'waiting',
        emails: ['j.nowak@example.com'],
        gardens: [garden],
      },
    ]);
  });
});
