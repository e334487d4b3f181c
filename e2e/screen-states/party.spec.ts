import { addConsent } from '@grzadka/server/test/consents.ts';
import { addDocument } from '@grzadka/server/test/content-factories.ts';
import {
  addAssignment,
  addCompany,
  addGarden,
  addLogin,
  addParty,
} from '@grzadka/server/test/factories.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import { expect } from '../fixtures.ts';
import { goToAnother, goWithin } from '../go-within.ts';
import { button, partiesPath, partyDetailsPath, row, section } from '../party-screens.ts';
import { typeDay } from '../type-day.ts';
import { test, walk } from './walk.ts';

const letters = 'Zgoda na doręczanie pism pocztą elektroniczną';

/** A name without a place to break it. */
const longName = 'Żółćgęś'.repeat(14);

/** A company that holds more gardens than a row of the list or the first view of a section has. */
async function addHolderOfMany({ db }: ServedApp): Promise<{ id: string }> {
  const company = await addCompany(db, { name: 'Ogrodnictwo '.repeat(16).trim() });
  for (let number = 1; number <= 12; number += 1) {
    const { id: gardenId } = await addGarden(db, { name: `${number}` });
    await addAssignment(db, { gardenId, partyId: company.id });
  }
  return company;
}

test(
  'the list of parties',
  walk({
    role: 'ROLE_SUPER_USER',
    async prepare({ app }) {
      await addHolderOfMany(app);
      await addParty(app.db, { firstName: longName, lastName: longName });
      const { id: partyId } = await addParty(app.db, { lastName: 'Wójcik' });
      await addLogin(app.db, { partyId, loginId: 'janwojcik' });
      const { id: gardenId } = await addGarden(app.db, { name: 'Różana 3' });
      await addAssignment(app.db, { gardenId, partyId });
    },
    states: [
      {
        name: 'people and a company, with many gardens and long names',
        async reach({ page }) {
          await page.goto(partiesPath);
          await expect(row(page, 'Ogrodnictwo')).toContainText('1, 2, 3, 4, 5… (razem 12)');
        },
      },
      {
        name: 'its settings, with a range of numbers',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Filtry i ustawienia listy').click();
          await page.getByRole('checkbox', { name: 'Liczba działek' }).check();
          await page.getByRole('textbox', { name: 'Od' }).fill('2');
          await expect(page.getByText('Znaleziono: 1')).toBeVisible();
        },
      },
      {
        name: 'the question before a deletion, with what goes along',
        async reach({ page }) {
          await goWithin(page, partiesPath);
          await button(page, 'Usuń: Wójcik Jan').click();
          await expect(page.getByRole('alertdialog')).toContainText('Loginy: janwojcik');
        },
      },
    ],
  }),
);

test(
  'a party',
  walk({
    role: 'ROLE_SUPER_USER',
    async prepare({ app }) {
      const { id: partyId } = await addParty(app.db, { email: 'jan@example.pl' });
      // The own login: the only one so far.
      await app.db.updateTable('login').set({ partyId }).execute();
      const number = app.db.updateTable('party').set({ phone: '48601234567' });
      await number.where('id', '=', partyId).execute();
      await addLogin(app.db, { partyId, role: 'ROLE_ADMIN' });
      await addLogin(app.db, { partyId, role: 'ROLE_USER' });
      for (const name of ['Łąkowa 12A', 'Łąkowa 12B']) {
        const { id: gardenId } = await addGarden(app.db, { name });
        await addAssignment(app.db, { gardenId, partyId });
      }
      await app.db
        .insertInto('membership')
        .values([
          { id: crypto.randomUUID(), partyId, validThru: '2012-12-31' },
          { id: crypto.randomUUID(), partyId, validFrom: '2019-04-01' },
        ])
        .execute();
      const { id: documentId } = await addDocument(app.db, { name: 'Podpisana zgoda' });
      const former = { partyId, kind: 'e-delivery', email: 'dawny.adres@example.pl' } as const;
      await addConsent(app.db, { ...former, withdrawnOn: '2026-01-05' });
      await addConsent(app.db, { ...former, documentId });
      const long = await addParty(app.db, { firstName: longName, lastName: longName });
      const company = await addHolderOfMany(app);
      return {
        party: partyDetailsPath(partyId),
        long: partyDetailsPath(long.id),
        company: partyDetailsPath(company.id),
      };
    },
    states: [
      {
        name: 'with gardens, and logins of any rank',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await page.goto(data.party);
          await expect(page.getByText('Ten login ma wyższe uprawnienia niż Twój')).toBeVisible();
          await expect(section(page, 'Działki').getByRole('link')).toHaveCount(2);
        },
      },
      {
        name: 'with more gardens than are shown at first',
        inLongRun: true,
        async reach({ page, data }) {
          await goToAnother(page, data.company);
          await expect(button(page, 'Pokaż wszystkie (12)')).toBeVisible();
        },
      },
      {
        name: 'with a long name and nothing else',
        inLongRun: true,
        async reach({ page, data }) {
          await goToAnother(page, data.long);
          await expect(page.getByText('Nie ma działek')).toBeVisible();
          await expect(page.getByText('Podmiot nie ma loginów')).toBeVisible();
          await expect(page.getByRole('link', { name: 'Wpisz adres e-mail' })).toBeVisible();
        },
      },
      {
        name: 'with a consent of another address, and one before it',
        inLongRun: true,
        async reach({ page, data }) {
          await goToAnother(page, data.party);
          await button(page, 'Pokaż wcześniejsze (1)').click();
          await expect(section(page, 'Zgody').getByText('Wycofana 2026.01.05')).toBeVisible();
          await expect(page.getByText('Adres się zmienił od udzielenia zgody')).toBeVisible();
        },
      },
      {
        name: 'with a consent that is recorded, with faults',
        async reach({ page }) {
          await button(page, 'Zapisz zgodę: Zgoda na informacje').click();
          await page.getByRole('checkbox', { name: 'Zgoda na informacje' }).uncheck();
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Zaznacz, na co jest zgoda')).toBeVisible();
          await page.getByRole('checkbox', { name: 'Zgoda na informacje' }).check();
          await typeDay(page, 'Dzień podpisania', '31122090');
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Ta data jest późniejsza niż dziś.')).toBeVisible();
        },
      },
      {
        name: 'with the withdrawal of a consent',
        inLongRun: true,
        async reach({ page }) {
          await page.keyboard.press('Escape');
          await button(page, 'Porzuć zmiany').click();
          await button(page, `Wycofaj zgodę: ${letters}`).click();
          await expect(page.getByRole('dialog', { name: 'Wycofanie zgody' })).toBeVisible();
        },
      },
      {
        name: 'with a membership that is changed',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Anuluj').click();
          await button(page, 'Zmień daty: od 2019.04.01').click();
          await expect(page.getByRole('dialog', { name: 'Zmiana dat członkostwa' })).toBeVisible();
          await typeDay(page, 'Do dnia (włącznie)', '01012001');
          await button(page, 'Zapisz').click();
          await expect(page.getByText(/^Data początkowa nie może być późniejsza/)).toBeVisible();
        },
      },
      {
        name: 'with the question before a membership is deleted',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Anuluj').click();
          await button(page, 'Usuń członkostwo: do 2012.12.31').click();
          await expect(page.getByRole('alertdialog')).toContainText('dodane przez pomyłkę');
        },
      },
    ],
  }),
);
