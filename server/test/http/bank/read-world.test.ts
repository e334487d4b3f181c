import { describe, expect, it } from 'vitest';
import { matchEach } from '#src/bank/matching/match-each.ts';
import { readWorld } from '#src/bank/matching/read-world.ts';
import { virtualAccountOf } from '#src/statement/transfer.ts';
import { addAssignment, addCompany, addGarden } from '#test/factories.ts';
import { addAccount, postDebt, postPayment } from '#test/ledger.ts';
import { payment } from '#test/matched-world.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;

const sender = '27114020040000300201355387';
const prefix = '109010140000071219';

describe('what lines are matched with', () => {
  it('is each account with its holders, what is open of it, and its individual bank account', async () => {
    const { id, garden } = await addAccount(db, { name: '12A', lastName: 'Nowak' });
    const parts = [
      { amount: 100_00, dueOn: '2026-03-31' },
      { amount: 50_00, dueOn: '2026-06-30' },
    ];
    await postDebt(db, { account: id, day: '2026-01-01', parts });
    await postPayment(db, { account: id, day: '2026-01-02', amount: 120_00 });
    await db.updateTable('settings').set({ virtualAccountPrefix: prefix }).execute();
    const world = await readWorld(db, []);
    const account = world.accounts.find((each) => each.id === id);
    const number = account?.number ?? 0;
    expect(account).toMatchObject({
      closedOn: null,
      holders: [{ kind: 'person', firstName: 'Jan', lastName: 'Nowak' }],
      openParts: [30_00],
      virtualAccount: virtualAccountOf(prefix, number),
    });
    const found = world.gardens.find((each) => each.id === account?.gardenId);
    expect(found?.name).toBe(garden);
    expect(world.sectors.map((sector) => sector.id)).toContain(found?.sectorId);
    expect(world.senders).toEqual([]);
  });

  it('is a company by its name, and those who held a plot before', async () => {
    const plot = await addGarden(db, { name: '77' });
    const company = await addCompany(db, { name: 'Ogrodnik Sp. z o.o.' });
    const held = { gardenId: plot.id, partyId: company.id };
    await addAssignment(db, { ...held, validFrom: '2020-01-01', validThru: '2024-12-31' });
    const { accounts } = await readWorld(db, []);
    const account = accounts.find(({ gardenId }) => gardenId === plot.id);
    expect(account).toMatchObject({
      closedOn: '2024-12-31',
      holders: [{ kind: 'company', companyName: 'Ogrodnik Sp. z o.o.' }],
    });
  });

  it('is of the senders those of the lines', async () => {
    const { id } = await addAccount(db, { name: '78' });
    const other = '61109010140000071219812874';
    for (const counterpartyAccount of [sender, other]) {
      const values = { counterpartyAccount, settlementId: id, confirmedOn: '2026-05-01' };
      await db.insertInto('knownSender').values(values).execute();
    }
    const lines = [{ counterpartyAccount: sender }, { counterpartyAccount: null }];
    expect((await readWorld(db, lines)).senders).toEqual([
      { counterpartyAccount: sender, settlementId: id, confirmedOn: '2026-05-01' },
    ]);
    const [match] = await matchEach(db, [payment({ counterpartyAccount: sender })]);
    expect(match?.suggestion.candidates).toMatchObject([{ settlementId: id, points: 60 }]);
  });
});
