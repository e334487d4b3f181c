import type { SearchReply } from '@grzadka/contract/search/search.model';
import { expect, it } from 'vitest';
import { addBankLine, assignLine } from '#test/bank-lines.ts';
import { addCashPayment } from '#test/cash.ts';
import { addAccount, feeKindNamed, postDebt } from '#test/ledger.ts';
import { addMessage } from '#test/messages.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');

const find = async (phrase: string) => {
  const query = new URLSearchParams({ phrase });
  const { status, body } = await treasurer.get<SearchReply>(`/api/search?${query.toString()}`);
  expect(status, phrase).toBe(200);
  return body;
};

it('says of a movement of money who paid, what they wrote, and what it paid for', async () => {
  const line = await addBankLine(db, {
    amount: 77_31,
    counterpartyName: 'NOWAK JAN',
    title: 'za wodę dz. 12A',
  });
  const inCash = await addAccount(db, { lastName: 'Gotówkowa' });
  await addCashPayment(db, { settlementId: inCash.id, amount: 77_31 });
  const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
  const { id: owing } = await addAccount(db, { lastName: 'Płatnik' });
  const parts = [{ dueOn: '2026-01-31', amount: 77_31, feeKindId }];
  await postDebt(db, { account: owing, day: '2026-01-01', parts });
  await assignLine(db, line.id, [{ settlementId: owing, amount: 77_31 }]);
  const { transactions = [] } = await find('77,31');
  const facts = transactions.map(({ payer, title, paidFor }) => ({ payer, title, paidFor }));
  expect(facts).toHaveLength(2);
  expect(facts).toEqual(
    expect.arrayContaining([
      { payer: 'NOWAK JAN', title: 'za wodę dz. 12A', paidFor: ['Opłata ogrodowa'] },
      { payer: 'Gotówkowa Jan', title: null, paidFor: [] },
    ]),
  );
});

it('says of a message when it was begun and sent, and what is known of its meeting', async () => {
  const meeting = { meetingAt: '2027-03-27T09:00:00.000Z', meetingPlace: 'świetlica' };
  const createdAt = '2027-02-01T08:00:00.000Z';
  const startedAt = '2027-02-10T08:00:00.000Z';
  await addMessage(db, {
    kind: 'general-meeting',
    subject: 'Sprawozdawcze {{zebranie_kiedy}}',
    state: 'sending',
    createdAt,
    preparedAt: startedAt,
    startedAt,
    ...meeting,
  });
  expect((await find('sprawozdawcze')).messages).toEqual([
    {
      id: expect.any(String),
      subject: 'Sprawozdawcze {{zebranie_kiedy}}',
      kind: 'general-meeting',
      state: 'sending',
      createdAt,
      startedAt,
      ...meeting,
      readingFrom: null,
      readingThru: null,
    },
  ]);
});
