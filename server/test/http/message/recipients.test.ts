import type { MessageKind } from '@grzadka/contract/message/message-kinds';
import { describe, expect, it } from 'vitest';
import { messageCalls, parties } from '#test/message-calls.ts';
import { addHeldGarden, addPerson } from '#test/message-people.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const calls = messageCalls(await app.as('ROLE_TREASURER'));

/** Who gets a message of that kind to these people: the name, the gardens, and the addresses or why there are none. */
async function recipientsOf(
  kind: MessageKind,
  people: readonly { readonly id: string }[],
  form: object = {},
) {
  const needed = kind === 'general-meeting' ? { meetingAt: '2027-03-27T09:00:00.000Z' } : {};
  const id = await calls.draft({ kind, groups: [parties(...people)], ...needed, ...form });
  await calls.prepare(id);
  const recipients = await calls.listRecipients(id);
  return recipients.map(({ name, channel, reason, emails, gardens }) => [
    name,
    gardens.map((garden) => garden.name).join(', '),
    reason ?? (channel === 'email' ? emails.join(', ') : channel),
  ]);
}

describe('a couple at one address', () => {
  const couple = async ({ one = false } = {}) => {
    const agreedTo = ['e-delivery'] as const;
    const anna = await addPerson(db, { email: 'anna@example.com', agreedTo, isMember: true });
    const jan = await addPerson(db, {
      firstName: 'Jan',
      email: 'jan@example.com',
      agreedTo: one ? [] : agreedTo,
      isMember: true,
    });
    return { anna, jan, ...(await addHeldGarden(db, [anna, jan])) };
  };
  const both = 'Państwo Anna Nowak i Jan Nowak';

  it('gets a notice of fees in one e-mail to both, where both agreed', async () => {
    const { anna, garden } = await couple();
    expect(await recipientsOf('fee-notice', [anna])).toEqual([
      [both, garden, 'anna@example.com, jan@example.com'],
    ]);
  });

  it('of whom one agreed gets a notice of fees by e-mail to that one, and no letter: the account is served', async () => {
    const { anna, jan, garden } = await couple({ one: true });
    expect(await recipientsOf('fee-notice', [anna, jan])).toEqual([
      [both, garden, 'anna@example.com'],
    ]);
  });

  it('is told of a general meeting one by one: by an e-mail to who agreed, by a letter to the other', async () => {
    const { anna, jan, garden } = await couple({ one: true });
    expect(await recipientsOf('general-meeting', [anna, jan])).toEqual([
      ['Anna Nowak', garden, 'anna@example.com'],
      ['Jan Nowak', garden, 'print'],
    ]);
  });

  it('is warned one by one on paper, whatever they agreed to, and whoever of them was chosen', async () => {
    const { anna, garden } = await couple();
    expect(await recipientsOf('termination-warning', [anna])).toEqual([
      ['Anna Nowak', garden, 'print'],
      ['Jan Nowak', garden, 'print'],
    ]);
  });

  it('gets one letter about what is not the account’s, to those who were chosen', async () => {
    const { anna, jan, garden } = await couple();
    expect(await recipientsOf('reading-notice', [jan, anna])).toEqual([
      [both, garden, 'anna@example.com, jan@example.com'],
    ]);
    expect(await recipientsOf('reading-notice', [jan])).toEqual([
      ['Jan Nowak', garden, 'jan@example.com'],
    ]);
    expect(await recipientsOf('other-statutory', [jan, anna])).toEqual([
      ['Anna Nowak', garden, 'anna@example.com'],
      ['Jan Nowak', garden, 'jan@example.com'],
    ]);
  });

  it('is informed one by one, since each link is of one consent; of whom one agreed, together', async () => {
    const agreedTo = ['information'] as const;
    const anna = await addPerson(db, { email: 'anna@example.com', agreedTo });
    const jan = await addPerson(db, { firstName: 'Jan', email: 'jan@example.com', agreedTo });
    const { garden } = await addHeldGarden(db, [anna, jan]);
    expect(await recipientsOf('information', [anna, jan])).toEqual([
      ['Anna Nowak', garden, 'anna@example.com'],
      ['Jan Nowak', garden, 'jan@example.com'],
    ]);
    const ewa = await addPerson(db, { firstName: 'Jan', email: 'jan@example.com' });
    const { garden: other } = await addHeldGarden(db, [anna, ewa]);
    const [found] = await recipientsOf('information', [anna, ewa]);
    expect(found).toEqual([both, `${garden}, ${other}`, 'anna@example.com']);
  });

  it('with one e-mail address for two gets one e-mail, but each member an own one', async () => {
    const shared = {
      email: 'nowakowie@example.com',
      agreedTo: ['e-delivery'],
      isMember: true,
    } as const;
    const people = [
      await addPerson(db, shared),
      await addPerson(db, { ...shared, firstName: 'Jan' }),
    ];
    const { garden } = await addHeldGarden(db, people);
    expect(await recipientsOf('fee-notice', people)).toEqual([[both, garden, shared.email]]);
    expect(await recipientsOf('general-meeting', people)).toEqual([
      ['Anna Nowak', garden, shared.email],
      ['Jan Nowak', garden, shared.email],
    ]);
  });
});

describe('holders at different addresses', () => {
  it('get a letter each, but of the account one to the payer, else to who holds it longest', async () => {
    const anna = await addPerson(db, { house: '1' });
    const ewa = await addPerson(db, { house: '2', firstName: 'Ewa', lastName: 'Zięba' });
    const { garden, settlementId } = await addHeldGarden(db, [anna, ewa]);
    expect(await recipientsOf('reading-notice', [anna, ewa])).toEqual([
      ['Anna Nowak', garden, 'print'],
      ['Ewa Zięba', garden, 'print'],
    ]);
    const noticeTo = async () => {
      const id = await calls.draft({ kind: 'fee-notice', groups: [parties(ewa)] });
      await calls.prepare(id);
      const [{ name, address } = { name: '', address: [] }, ...others] =
        await calls.listRecipients(id);
      expect(others).toEqual([]);
      return [name, ...address];
    };
    expect(await noticeTo()).toEqual([
      'Państwo Anna Nowak i Ewa Zięba',
      'Kwiatowa 1',
      '00-950 Warszawa',
    ]);
    await db
      .updateTable('settlement')
      .set({ payerId: ewa.id })
      .where('id', '=', settlementId)
      .execute();
    expect(await noticeTo()).toEqual([
      'Państwo Ewa Zięba i Anna Nowak',
      'Kwiatowa 2',
      '00-950 Warszawa',
    ]);
  });
});

describe('a holder of two gardens', () => {
  it('gets one information about both and two notices of fees, and is a member once', async () => {
    const anna = await addPerson(db, {
      email: 'anna@example.com',
      agreedTo: ['e-delivery', 'information'],
      isMember: true,
    });
    await addHeldGarden(db, [anna], { name: 'Dwie 10' });
    await addHeldGarden(db, [anna], { name: 'Dwie 2' });
    const way = 'anna@example.com';
    const one = [['Anna Nowak', 'Dwie 2, Dwie 10', way]];
    expect(await recipientsOf('information', [anna])).toEqual(one);
    expect(await recipientsOf('general-meeting', [anna])).toEqual(one);
    expect(await recipientsOf('fee-notice', [anna])).toEqual([
      ['Anna Nowak', 'Dwie 2', way],
      ['Anna Nowak', 'Dwie 10', way],
    ]);
  });
});

describe('whoever cannot be reached', () => {
  it('is left out, first in the list, with the reason', async () => {
    const held = await addPerson(db, { lastName: 'Adamska' });
    const nowhere = await addPerson(db, { lastName: 'Bez', house: null, isMember: true });
    const unasked = await addPerson(db, {
      lastName: 'Cień',
      house: null,
      email: 'cien@example.com',
    });
    const { garden } = await addHeldGarden(db, [held]);
    expect(await recipientsOf('other-statutory', [held, nowhere, unasked])).toEqual([
      ['Anna Bez', '', 'no-address'],
      ['Anna Cień', '', 'no-postal-address'],
      ['Anna Adamska', garden, 'print'],
    ]);
    expect(await recipientsOf('general-meeting', [held, nowhere])).toEqual([
      ['Anna Bez', '', 'no-address'],
    ]);
  });

  it('gets no information without having agreed to it, unless it is to be printed for them', async () => {
    const anna = await addPerson(db, { email: 'anna@example.com', agreedTo: ['e-delivery'] });
    const { garden } = await addHeldGarden(db, [anna]);
    expect(await recipientsOf('information', [anna])).toEqual([
      ['Anna Nowak', garden, 'no-consent'],
    ]);
    const form = { printsWithoutConsent: true };
    expect(await recipientsOf('information', [anna], form)).toEqual([
      ['Anna Nowak', garden, 'print'],
    ]);
  });

  it('does not, at the address of now, where letters were agreed to for another one; informations go there', async () => {
    const moved = await addPerson(db, {
      email: 'dawny@example.com',
      agreedTo: ['e-delivery', 'information'],
    });
    await db
      .updateTable('party')
      .set({ email: 'nowy@example.com' })
      .where('id', '=', moved.id)
      .execute();
    expect(await recipientsOf('other-statutory', [moved])).toEqual([['Anna Nowak', '', 'print']]);
    expect(await recipientsOf('information', [moved])).toEqual([
      ['Anna Nowak', '', 'nowy@example.com'],
    ]);
  });
});

describe('a company', () => {
  it('is written to by its name, and is nobody’s household', async () => {
    const company = await addPerson(db, {
      companyName: 'Zieleń sp. z o.o.',
      email: 'biuro@example.com',
      agreedTo: ['e-delivery'],
    });
    const anna = await addPerson(db, { house: '2' });
    const { garden } = await addHeldGarden(db, [company, anna]);
    expect(await recipientsOf('fee-notice', [company])).toEqual([
      ['Anna Nowak i Zieleń sp. z o.o.', garden, 'biuro@example.com'],
    ]);
    expect(await recipientsOf('reading-notice', [company, anna])).toEqual([
      ['Anna Nowak', garden, 'print'],
      ['Zieleń sp. z o.o.', garden, 'biuro@example.com'],
    ]);
  });
});
