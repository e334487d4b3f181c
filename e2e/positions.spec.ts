import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { commandLine, writeAuditEntry } from '@grzadka/server/src/core/change/audit-entry.ts';
import { addBankAccount, addBankLine, assignLine } from '@grzadka/server/test/bank-lines.ts';
import { addChargeRun } from '@grzadka/server/test/charge-runs.ts';
import { addDocument, addNews, addNotice } from '@grzadka/server/test/content-factories.ts';
import {
  addGarden,
  addMeasurement,
  addMeter,
  addParty,
  addTransferApplication,
} from '@grzadka/server/test/factories.ts';
import { addAccount } from '@grzadka/server/test/ledger.ts';
import { addMessage, addMessageRecipient } from '@grzadka/server/test/messages.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addGardens } from './garden-list.ts';
import { goWithin } from './go-within.ts';
import { some } from './long-run.ts';
import { phone, windows } from './windows.ts';

// What docs/product/rules.md#lists promises of room, in the windows it names.

const lists = ['/dzialki', '/liczniki', '/podmioty', '/aktualnosci', '/ogloszenia', '/dokumenty'];

/** The lists that stand below something, or whose rows have much to say. */
const fullLists = [
  '/transakcje',
  '/oplaty/konta',
  '/oplaty/naliczenia',
  '/wiadomosci',
  '/system/dziennik',
];

/** Ten rows of each of these, as long as they usually are, and all that may stand above them. */
async function fillFullLists(db: ServedApp['db']): Promise<void> {
  const { id: bankAccountId } = await addBankAccount(db, { name: 'Rachunek bieżący' });
  const sender = { counterpartyName: 'Brzęczyszczykiewicz-Wyrzykowska Konstancja Bogumiła' };
  const title = 'Opłata za działkę numer 12 A za rok 2026, pierwsza rata i woda';
  const meetingAt = '2027-03-27T09:00:00.000Z';
  for (let number = 1; number <= 10; number += 1) {
    const { id: settlementId } = await addAccount(db, {
      name: `${number}A`,
      lastName: 'Brzęczyszczykiewicz',
    });
    const amount = 12_223_51 + number;
    const line = { bankAccountId, bookingDay: '2026-05-04', amount, title, ...sender };
    const { id } = await addBankLine(db, line);
    if (number > 3) await assignLine(db, id, [{ settlementId, amount }]);
    await addChargeRun(db);
    const subject = 'Walne zebranie {{zebranie_kiedy}}, {{zebranie_gdzie}}';
    const messageId = (await addMessage(db, { kind: 'general-meeting', subject, meetingAt })).id;
    await addMessageRecipient(db, { messageId });
    await db.transaction().execute((trx) =>
      writeAuditEntry(trx, {
        actor: commandLine,
        action: 'update',
        recordType: 'message',
        recordId: messageId,
        before: { subject: 'Informacja z ogrodu', printsWithoutConsent: false },
        after: { subject, printsWithoutConsent: true },
      }),
    );
  }
  for (let waiting = 0; waiting < 3; waiting += 1) {
    const { id: gardenId } = await addGarden(db, { name: `11${waiting}` });
    const { id: fromPartyId } = await addParty(db);
    await addTransferApplication(db, { gardenId, fromPartyId, appliedOn: gardenToday() });
  }
}

/** The first row of the list, once it is there. */
const firstRow = (page: Page) =>
  page.getByRole('main').getByRole('listitem').and(page.locator('[data-index="0"]'));

const bar = (page: Page) => page.getByRole('banner');
const menuLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link');

/** Ten records of every list, with all that a row usually has. */
async function fillLists(db: ServedApp['db']): Promise<void> {
  const dates = {
    publicationFromDate: '2026-03-01T10:00:00.000Z',
    publicationThruDate: '2126-03-01T10:00:00.000Z',
  };
  // Both periods on one line, as most are: without an end.
  const pinned = {
    publicationFromDate: dates.publicationFromDate,
    pinFromDate: dates.publicationFromDate,
  };
  await addGardens(db, 10);
  for (let number = 1; number <= 10; number += 1) {
    const { id: meterId } = await addMeter(db, { name: `Wodomierz ${number}` });
    const reading = { meterId, value: '12345.5', surname: 'Pawlikowska' };
    await addMeasurement(db, { ...reading, measuredAt: dates.publicationFromDate });
    await addParty(db, { firstName: 'Żaneta', lastName: `Źdźbło ${number}` });
    await addNews(db, { title: `Zebranie działkowców ${number}`, ...dates });
    await addNotice(db, { title: `Przerwa w dostawie wody ${number}`, ...pinned });
    await addDocument(db, { name: `Regulamin ${number}`, ...pinned });
  }
}

/** How many rows of the list are seen from their upper to their lower edge. */
const wholeRows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .and(page.locator('[data-index]'))
    .evaluateAll((rows) => {
      const seen = rows[0]?.closest('ul')?.parentElement?.getBoundingClientRect();
      if (!seen) return 0;
      const boxes = rows.map((row) => row.getBoundingClientRect());
      return boxes.filter(({ top, bottom }) => top >= seen.top - 1 && bottom <= seen.bottom + 1)
        .length;
    });

test('an office window has eight whole rows and words beside icons, a notebook the whole menu, which a key reaches', async ({
  app,
  page,
  signIn,
}) => {
  await fillLists(app.db);
  await signIn('ROLE_ADMIN', { firstName: 'Konstancja', lastName: 'Brzęczyszczykiewicz' });
  await page.goto('/');
  for (const list of some(lists, 3)) {
    await goWithin(page, list);
    await expect.poll(() => wholeRows(page), { message: list }).toBeGreaterThanOrEqual(8);
  }

  await fillFullLists(app.db);
  for (const list of some(fullLists, 2)) {
    await goWithin(page, list);
    await expect.poll(() => wholeRows(page), { message: list }).toBeGreaterThanOrEqual(8);
    // A row opens what it is about, wherever it is pressed, and by Enter; its button does the same.
    const opened = firstRow(page).getByRole('link', { name: /^(Szczegóły|Otwórz): / });
    const path = await opened.getAttribute('href');
    await firstRow(page).locator('dd').last().click();
    await expect(page, list).toHaveURL(`${path}`);
    await goWithin(page, list);
    await firstRow(page)
      .getByRole('link', { name: /^(Szczegóły|Otwórz): / })
      .press('Enter');
    await expect(page, list).toHaveURL(`${path}`);
  }
  await goWithin(page, '/dokumenty');
  for (const word of ['Szukaj', 'Zaznacz', 'Pobierz', 'Filtry']) {
    await expect(bar(page).getByText(word, { exact: true })).toBeVisible();
  }

  await page.setViewportSize({ width: 1366, height: 657 });
  await expect(menuLinks(page)).toHaveCount(14);
  await expect(menuLinks(page).first()).toBeInViewport({ ratio: 1 });
  await expect(menuLinks(page).last()).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Edytuj: Regulamin 3' }).focus();
  await page.keyboard.press('Control+/');
  await expect(menuLinks(page).filter({ hasText: 'Dokumenty' })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('Ctrl+/')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the button to add has room for its words in the narrowest window and the largest type', async ({
    page,
    signIn,
  }) => {
    await signIn('ROLE_ADMIN');
    await page.setViewportSize(windows.narrowest);
    await page.goto('/transakcje/rachunki');
    const add = page.getByRole('button', { name: 'Nowy rachunek bankowy' });
    await expect(add).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.dataset['textSize'] = '130';
    });
    expect(await add.evaluate((pill) => pill.scrollHeight - pill.clientHeight)).toBe(0);
  });

  test('the title stands beside its buttons, and the first meter high up', async ({
    app,
    page,
    signIn,
  }) => {
    await fillLists(app.db);
    await fillFullLists(app.db);
    await signIn('ROLE_ADMIN');
    await page.goto('/transakcje');
    for (const list of some(fullLists, 2)) {
      await goWithin(page, list);
      await expect(firstRow(page), list).toBeVisible();
      // Looked at as it is found: a row that is rendered anew as its list is read has no box for a moment.
      const top = await firstRow(page).evaluate((row) => row.getBoundingClientRect().top);
      expect(top, list).toBeLessThan(300);
    }
    // Whatever is pressed of the row, with the finger, too.
    await firstRow(page).getByText('Zmiana').tap();
    await expect(page).toHaveURL(/\/system\/dziennik\/./);

    await page.goto('/liczniki');
    await page.getByRole('button', { name: 'Szukaj', exact: true }).tap();
    await expect(page.getByRole('textbox', { name: 'Szukaj licznika' })).toBeVisible();
    const firstMeter = page.getByRole('listitem').and(page.locator('[data-index="0"]'));
    const meter = await firstMeter.boundingBox();
    expect(meter?.y).toBeLessThan(200);
    // The filters, that which acts included, and the way to the links stand in one row.
    const tools = ['Filtry i ustawienia listy', 'Więcej', 'Wyłącz filtr: Stan: Aktywny'];
    const boxes = await Promise.all(
      tools.map((name) => page.getByRole('button', { name }).boundingBox()),
    );
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);

    for (const size of ['100', '130']) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset['textSize'] = chosen;
      }, size);
      for (const { width } of [windows.narrow, windows.narrowest]) {
        await page.setViewportSize({ width, height: windows.narrow.height });
        for (const path of some(['/liczniki', '/aktualnosci', '/strony/oplaty/wersje'], 2)) {
          await goWithin(page, path);
          const heading = page.getByRole('heading', { level: 1 });
          await expect(heading).toBeVisible();
          const title = await heading.boundingBox();
          const button = await page.getByRole('button', { name: 'Menu użytkownika' }).boundingBox();
          expect.soft(button?.x, `${path} ${width} ${size}`).toBeGreaterThan((title?.x ?? 0) + 10);
          expect
            .soft(button?.y, `${path} ${width} ${size}`)
            .toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
        }
      }
    }
    // Without a sidebar the key opens the menu.
    await page.keyboard.press('Control+/');
    await expect(menuLinks(page).first()).toBeVisible();
  });
});
