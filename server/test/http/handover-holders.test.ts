import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { addAssignment, addGarden } from '#test/factories.ts';
import {
  addHeldGarden,
  addNewcomer,
  comes,
  handoverCalls,
  holdingsOf,
  lastDay,
  leaves,
  nextDay,
} from '#test/handover-calls.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const { begin, end, result } = handoverCalls(await app.as('ROLE_TREASURER'));

const endless = 'infinity';

describe('who holds the plot after a handover', () => {
  it('is who comes, on an account of their own', async () => {
    const plot = await addHeldGarden(db, 'Stary');
    const newcomer = await addNewcomer(db);
    const id = await begin({
      gardenId: plot.gardenId,
      leaving: [leaves(plot.first)],
      coming: [comes(newcomer.id)],
    });
    const what = await end(id);
    expect(what).toEqual([
      'Stary Jan: koniec 2026.05.31',
      `Konto rozliczeniowe ${plot.reference} zamyka się, saldo 0,00\u00a0zł`,
      'Nowa Anna: początek 2026.06.01',
      'Nowe konto rozliczeniowe: Nowa Anna',
    ]);
    expect(await holdingsOf(db, plot.gardenId)).toEqual([
      `Stary Jan 2020-01-01 ${lastDay} 1 closed ${lastDay}`,
      `Nowa Anna ${nextDay} ${endless} 2`,
    ]);
    expect(await result(id)).toMatchObject({
      what,
      endedBy: expect.any(String),
      account: { reference: expect.stringMatching(/^GR/) },
      draft: null,
      corrections: [],
      overpaid: 0,
    });
    const deeds = (await auditOf(db, 'handover', id)).map(({ action }) => action);
    expect(deeds).toContain('complete-handover');
  });

  it('is the other one of a couple of which one leaves, on the account that they had, which letters now address to them', async () => {
    const plot = await addHeldGarden(db, 'Mąż', 'Żona');
    await db
      .updateTable('settlement')
      .set({ payerId: plot.first })
      .where('id', '=', plot.account)
      .execute();
    const id = await begin({ gardenId: plot.gardenId, leaving: [leaves(plot.first)] });
    const what = await end(id);
    expect(what).toContain(
      `Pisma do konta rozliczeniowego ${plot.reference} dostaje odtąd: Żona Jan`,
    );
    expect(await holdingsOf(db, plot.gardenId)).toEqual([
      `Mąż Jan 2020-01-01 ${lastDay} 1`,
      `Żona Jan 2020-01-01 ${endless} 1`,
    ]);
    const account = db.selectFrom('settlement').selectAll().where('id', '=', plot.account);
    expect(await account.executeTakeFirst()).toMatchObject({
      payerId: plot.second,
      closedOn: null,
    });
  });

  it('is a couple on one account, after a couple', async () => {
    const plot = await addHeldGarden(db, 'Adamski', 'Adamska');
    const [one, other] = [
      await addNewcomer(db, { lastName: 'Bielski' }),
      await addNewcomer(db, { lastName: 'Bielska' }),
    ];
    const id = await begin({
      gardenId: plot.gardenId,
      startDay: '2026-06-15',
      leaving: [leaves(plot.first), leaves(plot.second)],
      coming: [comes(one.id), comes(other.id)],
    });
    await end(id);
    expect(await holdingsOf(db, plot.gardenId)).toEqual([
      `Adamska Jan 2020-01-01 ${lastDay} 1 closed ${lastDay}`,
      `Adamski Jan 2020-01-01 ${lastDay} 1 closed ${lastDay}`,
      `Bielska Anna 2026-06-15 ${endless} 2`,
      `Bielski Anna 2026-06-15 ${endless} 2`,
    ]);
  });

  it('are who comes and who stays, each on an account of their own', async () => {
    const plot = await addHeldGarden(db, 'Matka', 'Syn');
    const [one, other] = [
      await addNewcomer(db, { lastName: 'Cicha' }),
      await addNewcomer(db, { lastName: 'Cichy' }),
    ];
    const id = await begin({
      gardenId: plot.gardenId,
      leaving: [leaves(plot.first)],
      coming: [comes(one.id), comes(other.id)],
    });
    await end(id);
    expect(await holdingsOf(db, plot.gardenId)).toEqual([
      `Matka Jan 2020-01-01 ${lastDay} 1`,
      `Syn Jan 2020-01-01 ${endless} 1`,
      `Cicha Anna ${nextDay} ${endless} 2`,
      `Cichy Anna ${nextDay} ${endless} 2`,
    ]);
  });

  it('is who comes, of a plot that nobody held', async () => {
    const { id: gardenId } = await addGarden(db);
    const newcomer = await addNewcomer(db);
    const id = await begin({ gardenId, ground: 'lease', coming: [comes(newcomer.id)] });
    await end(id);
    expect(await holdingsOf(db, gardenId)).toEqual([`Nowa Anna ${nextDay} ${endless} 1`]);
    expect((await result(id))?.overpaid).toBe(0);
  });

  it('is nobody, where nobody comes; what they hold besides stays theirs', async () => {
    const plot = await addHeldGarden(db, 'Dwojak');
    const other = await addGarden(db);
    await addAssignment(db, { gardenId: other.id, partyId: plot.first, validFrom: '2021-01-01' });
    const id = await begin({
      gardenId: plot.gardenId,
      ground: 'termination',
      leaving: [leaves(plot.first)],
    });
    expect(await end(id)).toContain('Działka zostaje wolna');
    expect(await holdingsOf(db, other.id)).toEqual([`Dwojak Jan 2021-01-01 ${endless} 1`]);
    expect(await holdingsOf(db, plot.gardenId)).toEqual([
      `Dwojak Jan 2020-01-01 ${lastDay} 1 closed ${lastDay}`,
    ]);
  });

  it('is nobody after a death, or the spouse who holds it too', async () => {
    const alone = await addHeldGarden(db, 'Samotny');
    const couple = await addHeldGarden(db, 'Zmarły', 'Wdowa');
    for (const { gardenId, first } of [alone, couple]) {
      await end(await begin({ gardenId, ground: 'death', leaving: [leaves(first)] }));
    }
    expect(await holdingsOf(db, alone.gardenId)).toEqual([
      `Samotny Jan 2020-01-01 ${lastDay} 1 closed ${lastDay}`,
    ]);
    expect(await holdingsOf(db, couple.gardenId)).toEqual([
      `Wdowa Jan 2020-01-01 ${endless} 1`,
      `Zmarły Jan 2020-01-01 ${lastDay} 1`,
    ]);
  });
});
