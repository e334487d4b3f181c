import { addMessage, addMessageTemplate } from '@grzadka/server/test/messages.ts';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { goWithin } from '../go-within.ts';
import { button, heading, row } from '../party-screens.ts';
import { test, walk } from './walk.ts';

const messagePath = (id: string) => `/wiadomosci/${id}`;
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Kroki wiadomości' }).getByRole('button', { name });

/** As long as a subject may be, with a word that is hard to break. */
const longSubject =
  'Zawiadomienie o walnym zebraniu sprawozdawczo-wyborczym w sprawie Konstantynopolitańczykowianeczkowskiej alei';
/** A name without a place to break it. */
const longName = 'Żółćgęś'.repeat(12);

test(
  'a message is written',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app: { db } }) {
      await addMessageTemplate(db, { name: `Wzór ${longName}` });
      const found = await addMessage(db, {
        subject: longSubject,
        html: '<p>Pan o numerze PESEL 44051401359 ma zaległość.</p>',
        groups: JSON.stringify([{ kind: 'holders', operator: 'include' }]),
      });
      return { found: messagePath(found.id) };
    },
    states: [
      {
        name: 'a new one, with the template of its kind',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.goto('/nowa-wiadomosc');
          await expect(page.getByRole('radio', { name: 'Informacja' })).toBeFocused();
          await expect(page.getByRole('combobox', { name: 'Szablon' })).toContainText('Informacja');
        },
      },
      {
        name: 'nobody to write to yet',
        inLongRun: true,
        async reach({ page }) {
          await page.getByRole('radio', { name: 'Zawiadomienie o walnym zebraniu' }).check();
          await button(page, 'Dalej').click();
          await expect(page.getByText('Dodaj, do kogo ma trafić ta wiadomość.')).toBeVisible();
        },
      },
      {
        name: 'its kind, with a meeting',
        inForcedColours: true,
        async reach({ page }) {
          await step(page, '1. Rodzaj').click();
          await expect(page.getByLabel('Miejsce zebrania')).toBeVisible();
        },
      },
      {
        name: 'its text, with a field that is none',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await step(page, '3. Treść').click();
          await page.getByLabel('Temat').fill('{{imię_psa}}');
          await button(page, 'Zapisz i dalej').click();
          await expect(page.getByText(/^Nie ma pola {{imię_psa}}/)).toBeVisible();
        },
      },
      {
        name: 'the fields that can be put into it',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Wstaw pole').click();
          await expect(page.getByRole('menuitem', { name: 'Kwota do zapłaty' })).toBeVisible();
        },
      },
      {
        name: 'groups of every kind, of which some lack something',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.keyboard.press('Escape');
          await page.getByLabel('Temat').fill('Walne zebranie');
          await step(page, '2. Do kogo').click();
          for (const name of [
            'Działkowcy z sektora',
            'Działkowcy z licznikiem',
            'Zalegający z opłatami',
            'Konta rozliczeniowe z naliczenia',
            'Działkowcy bez odczytu w turze',
            'Działkowcy bez odczytu od dnia',
            'Użytkownicy programu',
            'Wybrane osoby i firmy',
          ]) {
            await button(page, 'Dodaj grupę').click();
            await page.getByRole('menuitem', { name }).click();
          }
          await button(page, 'Zapisz i dalej').click();
          await expect(page.getByText('Wybierz sektor').last()).toBeVisible();
        },
      },
      {
        name: 'what in its text may be personal data',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await page.goto(data.found);
          await expect(page.getByText('Nikogo tu nie ma')).toBeVisible();
          await step(page, '4. Podgląd').click();
          await button(page, 'Przygotuj i pokaż podgląd').click();
          await expect(page.getByText('Czy te dane mają być w treści?')).toBeVisible();
        },
      },
      {
        name: 'the question before the draft is deleted',
        inLongRun: true,
        async reach({ page }) {
          await button(page, 'Usuń szkic').click();
          await expect(page.getByRole('alertdialog')).toContainText('Konstantynopolita');
        },
      },
      {
        name: 'the list, with drafts',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await page.goto('/wiadomosci');
          await expect(row(page, 'Walne zebranie [dzień i godzina zebrania]')).toBeVisible();
        },
      },
    ],
  }),
);

test(
  'the templates of messages',
  walk({
    role: 'ROLE_EMPLOYEE',
    async prepare({ app: { db } }) {
      await addMessageTemplate(db, { name: longName });
    },
    states: [
      {
        name: 'the list',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.goto('/wiadomosci/szablony');
          await expect(row(page, longName)).toBeVisible();
        },
      },
      {
        name: 'the form of one',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.getByRole('link', { name: `Otwórz: ${longName}` }).click();
          await expect(page.getByLabel('Nazwa')).toHaveValue(longName);
        },
      },
      {
        name: 'the form of a new one, with faults',
        async reach({ page }) {
          await goWithin(page, '/wiadomosci/nowy-szablon');
          await expect(heading(page)).toHaveText('Nowy szablon');
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Podaj temat')).toBeVisible();
        },
      },
    ],
  }),
);
