import type {
  CertificateItem,
  IssuedCertificate,
} from '@grzadka/contract/certificate/certificate.model';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { beforeAll, describe, expect, it } from 'vitest';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { EntryDraft } from '#src/ledger/entry-draft.ts';
import { post } from '#src/ledger/post.ts';
import { addAssignment, addGarden, addMeasurement, addMeter, addParty } from '#test/factories.ts';
import { addAccount, feeKindNamed, postDebt, postPayment } from '#test/ledger.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { readPdf } from '#test/read-pdf.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const employee = await app.as('ROLE_EMPLOYEE');
const today = gardenToday();
const year = today.slice(0, 4);

beforeAll(async () => {
  const association = {
    name: 'ROD „Pod Lipami”',
    city: 'Łódź',
    street: 'Źródlana',
    houseNumber: '3',
  };
  await db
    .updateTable('settings')
    .set({ ...association, postalCode: '90-001' })
    .execute();
});

async function issue(settlementId: string, client = treasurer): Promise<IssuedCertificate> {
  const { status, body } = await client.post<IssuedCertificate>('/api/settlement/certificate', {
    settlementId,
  });
  expect(status).toBe(201);
  return body;
}

async function textOf(id: string, number?: string): Promise<string> {
  const query = number === undefined ? '' : `?number=${encodeURIComponent(number)}`;
  const response = await treasurer.send(`/api/settlement/${id}/certificate${query}`);
  expect(response.status).toBe(200);
  const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  return pages.join(' ').replaceAll('\u00a0', ' ');
}

/** The number after the last one. */
async function nextNumber(): Promise<number> {
  const row = await db
    .selectFrom('certificate')
    .select(({ fn }) => fn.max('document').as('last'))
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}

describe('a paper of an account', () => {
  it('says that nothing is owed where nothing is open, with its number and who made it', async () => {
    const { id: gardenId } = await addGarden(db, { name: '12A' });
    const husband = await addParty(db, { firstName: 'Świętosław', lastName: 'Żółć' });
    const wife = await addParty(db, { firstName: 'Łucja', lastName: 'Żółć' });
    for (const { id: partyId } of [husband, wife]) {
      await addAssignment(db, { gardenId, partyId, validFrom: '2020-01-01' });
    }
    const { id, reference } = await db
      .selectFrom('settlement')
      .select(['id', 'reference'])
      .where('gardenId', '=', gardenId)
      .executeTakeFirstOrThrow();
    const number = `ZAS/${year}/${await nextNumber()}`;
    const issued = await issue(id);
    expect(issued).toMatchObject({ number, kind: 'clear' });
    const text = await textOf(id);
    expect(text).toContain(`Zaświadczenie o niezaleganiu Numer ${number}`);
    expect(text).toContain(
      `Łucja Żółć i Świętosław Żółć na dzień ${dayInWords(today)} nie zalegają z opłatami wobec ROD „Pod Lipami”.`,
    );
    expect(text).toContain(`Numer rozliczenia ${reference}`);
    expect(text).toContain(`Łódź, ${dayInWords(today)}`);
    expect(text).toContain('Sporządzone przez: ');
    expect(text).toContain('Podpis i pieczęć');
    expect(text).not.toContain('Nie obejmuje');
  });

  it('lists what is open by kind, and is named otherwise', async () => {
    const { id } = await addAccount(db, { name: 'Z-2' });
    const water = await feeKindNamed(db, 'Woda wg licznika');
    const fee = await feeKindNamed(db, 'Opłata ogrodowa');
    await postDebt(db, {
      account: id,
      day: '2026-01-10',
      parts: [
        { amount: 40_63, dueOn: '2026-06-30', feeKindId: fee },
        { amount: 12_00, dueOn: '2026-07-31', feeKindId: water },
        { amount: 100_00, dueOn: '2099-10-31', feeKindId: fee },
      ],
    });
    expect(await issue(id)).toMatchObject({ kind: 'open' });
    const text = await textOf(id);
    expect(text).toContain('Informacja o stanie rozliczeń');
    expect(text).not.toMatch(/niezaleg|nie zaleg/);
    expect(text).toContain(
      `Na dzień ${dayInWords(today)} do zapłaty jest 152,63 zł. W tym po terminie: 52,63 zł.`,
    );
    const rows =
      /Opłata ogrodowa \((?<number>[^)]+)\) – po terminie 30\.06\.2026 40,63 Opłata ogrodowa \(\k<number>\) 31\.10\.2099 100,00 Razem: Opłata ogrodowa 140,63 Woda wg licznika \(\k<number>\) – po terminie 31\.07\.2026 12,00 Razem 152,63/;
    expect(text).toMatch(rows);
  });

  it('says after which day consumption is not charged, of each kind of meter', async () => {
    const { id } = await addAccount(db, { name: 'Z-3' });
    const { id: gardenId } = await db
      .selectFrom('garden')
      .select('id')
      .where('name', '=', 'Z-3')
      .executeTakeFirstOrThrow();
    const water = await addMeter(db, { gardenId, type: 'WaterMeter' });
    await addMeter(db, { gardenId, type: 'ElectricityMeter' });
    await issue(id);
    expect(await textOf(id)).toContain(
      'Nie obejmuje zużycia wody i energii, którego jeszcze nie naliczono.',
    );
    const { id: measurementId } = await addMeasurement(db, {
      meterId: water.id,
      value: '10',
      measuredAt: '2026-08-31T10:00:00.000Z',
    });
    await db
      .insertInto('billedStretch')
      .values({
        id: newId(),
        meterId: water.id,
        settlementId: id,
        firstDay: '2026-01-01',
        lastDay: '2026-08-31',
        quantity: '10',
        measurementId,
        number: 'NAL/2026/1',
      })
      .execute();
    await issue(id);
    expect(await textOf(id)).toContain(
      'Nie obejmuje zużycia wody po 31 sierpnia 2026 ani zużycia energii, którego jeszcze nie naliczono.',
    );
  });

  it('never says of an account with a debt that there is none, whatever comes between reading and printing', async () => {
    const { id } = await addAccount(db, { name: 'Z-4' });
    const { number } = await issue(id);
    await postDebt(db, { account: id, day: today, parts: [{ amount: 7_50, dueOn: '2099-01-01' }] });
    const text = await textOf(id, number);
    expect(text).toContain(
      `Ten dokument mówi o dniu wystawienia. ${dayInWords(today)} na koncie rozliczeniowym jest do zapłaty 7,50 zł.`,
    );
    // What is issued now says it itself, and the first one is as it was once that is paid.
    expect(await issue(id)).toMatchObject({ kind: 'open' });
    await postPayment(db, { account: id, day: today, amount: 7_50 });
    expect(await textOf(id, number)).not.toContain('do zapłaty');
  });

  it('waits for what is being posted, and says that it is owed', async () => {
    const { id } = await addAccount(db, { name: 'Z-5' });
    const part = { feeKindId: null, description: null, amount: 9_99, dueOn: '2099-01-01' };
    const entry: EntryDraft = {
      postingDay: today,
      description: 'Opłata',
      lines: [
        { code: '200', settlementId: id, amount: 9_99, parts: [part] },
        { code: '700', amount: -9_99 },
      ],
    };
    const answer = await change(db, commandLine, async (tx) => {
      await post(tx, [{ series: 'PK', sourceId: null, entries: [entry] }]);
      const asked = issue(id);
      await untilWaitingForLocks(db, 1);
      return { asked };
    });
    expect(await answer.asked).toMatchObject({ kind: 'open' });
  });

  it('is printed again by its number as it was, though names and settings have changed', async () => {
    const { id } = await addAccount(db, { name: 'Z-6', lastName: 'Dawna' });
    const first = await issue(id);
    const before = await textOf(id, first.number);
    await db.updateTable('settings').set({ name: 'ROD „Nowy”' }).execute();
    await db
      .updateTable('party')
      .set({ lastName: 'Nowa' })
      .where('lastName', '=', 'Dawna')
      .execute();
    const second = await issue(id);
    expect(second.number).not.toBe(first.number);
    expect(await textOf(id, first.number)).toBe(before);
    expect(await textOf(id)).toContain('ROD „Nowy”');
    const { body } = await employee.get<{ items: CertificateItem[] }>(
      `/api/settlement/${id}/certificates`,
    );
    expect(body.items.map(({ number }) => number)).toEqual([second.number, first.number]);
    await db.updateTable('settings').set({ name: 'ROD „Pod Lipami”' }).execute();
  });
});

describe('numbers', () => {
  it('have no gap under twenty at once, and the audit tells each', async () => {
    const accounts = await Promise.all(
      Array.from({ length: 20 }, (_, at) => addAccount(db, { name: `N-${at}` })),
    );
    const first = await nextNumber();
    const issued = await Promise.all(accounts.map(({ id }) => issue(id, employee)));
    const given = issued
      .map(({ number }) => Number(number.split('/')[2]))
      .toSorted((a, b) => a - b);
    expect(given).toEqual(accounts.map((_, at) => first + at));
    const entries = await db
      .selectFrom('auditEntry')
      .select(['recordId', 'after'])
      .where('action', '=', 'issue-certificate')
      .where(
        'recordId',
        'in',
        accounts.map(({ id }) => id),
      )
      .execute();
    expect(new Map(entries.map(({ recordId, after }) => [recordId, after]))).toEqual(
      new Map(accounts.map(({ id }, at) => [id, { certificateNumber: issued[at]?.number }])),
    );
  });

  it('are the same for who asks again, and another one for somebody else or where it says something else', async () => {
    const { id } = await addAccount(db, { name: 'Z-7' });
    const [one, again] = await Promise.all([issue(id), issue(id)]);
    expect(again).toEqual(one);
    const other = await issue(id, employee);
    expect(other.number).not.toBe(one.number);
    await postDebt(db, { account: id, day: today, parts: [{ amount: 1_00, dueOn: '2099-01-01' }] });
    expect((await issue(id, employee)).number).not.toBe(other.number);
  });

  it('are neither given by reading nor by what fails', async () => {
    const { id } = await addAccount(db, { name: 'Z-8' });
    const next = await nextNumber();
    expect((await treasurer.get(`/api/settlement/${id}/certificate`)).status).toBe(404);
    expect(
      (await treasurer.get(`/api/settlement/${id}/certificate?number=ZAS/1999/1`)).status,
    ).toBe(404);
    expect((await treasurer.get(`/api/settlement/${newId()}/certificates`)).status).toBe(404);
    const nobody = { settlementId: newId() };
    expect((await treasurer.post('/api/settlement/certificate', nobody)).status).toBe(404);
    expect(await nextNumber()).toBe(next);
    const { number } = await issue(id);
    expect(number).toBe(`ZAS/${year}/${next}`);
    const { id: other } = await addAccount(db, { name: 'Z-9' });
    const query = `?number=${encodeURIComponent(number)}`;
    expect((await treasurer.get(`/api/settlement/${other}/certificate${query}`)).status).toBe(404);
  });
});
