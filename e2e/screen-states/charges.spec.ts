import { reckonDraft, runForm } from '@grzadka/server/test/charge-runs.ts';
import { addTariff } from '@grzadka/server/test/fee-factories.ts';
import { addAccount, feeKindNamed } from '@grzadka/server/test/ledger.ts';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { goToAnother, goWithin } from '../go-within.ts';
import { button, field, heading, row } from '../party-screens.ts';
import { test, walk } from './walk.ts';

interface Approval {
  state: 'waiting' | 'running' | 'failed';
  done: number;
  of: number;
  refusal: string | null;
}

/**
 * Lets a run say this of its approval: it would be over before anybody has looked. What it said before stays below: without it the page,
 * which asks every second, might ask the server in between, and then ask no more.
 */
async function tellApproval(page: Page, approval: Approval): Promise<void> {
  await page.route(runCall, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), approval } });
  });
}
const runCall = '**/api/charge-run/get/*';

test(
  'what is charged',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app: { db } }) {
      const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
      await addTariff(db, { feeKindId });
      const { id: account } = await addAccount(db);
      await addAccount(db);
      await addAccount(db, { name: 'Bez pomiaru' });
      const unmeasured = db.selectFrom('garden').select('id').where('name', '=', 'Bez pomiaru');
      await db.deleteFrom('gardenArea').where('gardenId', 'in', unmeasured).execute();
      const { id } = await reckonDraft(db, { ...runForm([feeKindId], []), issueDay: '2026-06-25' });
      const run = `/oplaty/naliczenia/${id}`;
      return {
        run,
        account: `${run}/konto/${account}`,
        settlement: `/oplaty/konta/${account}`,
      };
    },
    states: [
      {
        name: 'the runs',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.goto('/oplaty');
          await page
            .getByRole('main')
            .getByRole('link', { name: 'Naliczenia', exact: true })
            .click();
          // The hub that is left names the run, too.
          await expect(page.getByRole('heading', { level: 1, name: 'Naliczenia' })).toBeVisible();
          await expect(row(page, 'Opłaty roczne 2026')).toBeVisible();
        },
      },
      {
        name: 'the form of a new run, with nothing ticked and all of it unfolded',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await button(page, 'Nalicz opłaty').click();
          await page.getByRole('link', { name: 'Rok 2026' }).click();
          await page.getByLabel(/^Opłata ogrodowa/).setChecked(false);
          await button(page, 'Oblicz').click();
          await expect(page.getByText('Wybierz co najmniej jeden rodzaj opłaty')).toBeVisible();
          await expect(field(page, 'Tytuł')).toBeVisible();
        },
      },
      {
        name: 'a draft with a plot that is blocked',
        alsoIn: 'narrowest',
        onPaper: true,
        async reach({ page, data }) {
          await goToAnother(page, data.run);
          await expect(page.getByRole('link', { name: /^Podaj powierzchnię/ })).toBeVisible();
        },
      },
      {
        name: 'its accounts',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.getByRole('link', { name: /^Pokaż 2 konta/ }).click();
          // The run shows it as well.
          await expect(heading(page)).toHaveText('Konta rozliczeniowe');
          await expect(row(page, 'Brak powierzchni')).toBeVisible();
        },
      },
      {
        name: 'an account with its lines',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await goWithin(page, data.account);
          await expect(page.getByText(/300,00\s*m²/)).toBeVisible();
        },
      },
      {
        name: 'the form of the draft',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await goWithin(page, data.run);
          await page.getByRole('link', { name: 'Edytuj' }).click();
          await expect(field(page, 'Rok terminów płatności')).toBeVisible();
        },
      },
      {
        name: 'the question why a plot is left out, without an answer',
        inLongRun: true,
        async reach({ page, data }) {
          await goWithin(page, data.run);
          await button(page, 'Pomiń w tym naliczeniu: Działka Bez pomiaru').click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: 'Pomiń w tym naliczeniu' }).click();
          await expect(dialog.getByText('Napisz, dlaczego')).toBeVisible();
        },
      },
      {
        name: 'the question before it is approved, on short notice and with what its notices lack',
        alsoIn: 'narrowest',
        async reach({ page }) {
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel('Dlaczego').fill('Czeka na pomiar');
          await dialog.getByRole('button', { name: 'Pomiń w tym naliczeniu' }).click();
          await button(page, 'Zatwierdź').click();
          await dialog.getByRole('button', { name: 'Zatwierdź' }).click();
          await expect(dialog.getByText(/^Zaznacz, że tak ma być/)).toBeVisible();
          await expect(dialog.getByText(/^Na zawiadomieniach zabraknie: /)).toBeVisible();
        },
      },
      {
        name: 'its approval, before it has begun',
        inLongRun: true,
        async reach({ page }) {
          await tellApproval(page, { state: 'waiting', done: 0, of: 0, refusal: null });
          // It goes on.
          await page.route('**/api/charge-run/approve', (route) => route.fulfill({ status: 202 }));
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel('Potwierdzam krótszy termin').check();
          await dialog.getByRole('button', { name: 'Zatwierdź' }).click();
          await expect(page.getByText(/^Zatwierdzanie się zaczyna/)).toBeVisible();
        },
      },
      {
        name: 'its approval, under way',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await tellApproval(page, { state: 'running', done: 1234, of: 5000, refusal: null });
          await expect(page.getByText(/zapisanymi należnościami: 1234 z 5000/)).toBeVisible();
        },
      },
      {
        name: 'its approval, of which nothing came',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          const refusal =
            'Coś zmieniło się po obliczeniu: stawka opłaty Opłata ogrodowa. Oblicz ponownie.';
          await tellApproval(page, { state: 'failed', done: 0, of: 0, refusal });
          await expect(page.getByText(/^Nie zatwierdzono/)).toBeVisible();
        },
      },
      {
        name: 'its notices, while they are made',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.unroute('**/api/charge-run/approve');
          await page.unroute(runCall);
          await button(page, 'Zatwierdź').click();
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel('Potwierdzam krótszy termin').check();
          await dialog.getByRole('button', { name: 'Zatwierdź' }).click();
          // Never answered.
          await page.route('**/api/charge-run/*/notices', () => undefined);
          await button(page, 'Zawiadomienia (PDF)').click();
          await expect(dialog.getByText(/^Program przygotowuje plik/)).toBeVisible();
        },
      },
      {
        name: 'the question before all of it is taken back',
        inLongRun: true,
        async reach({ page }) {
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: 'Anuluj' }).click();
          await button(page, 'Storno naliczenia').click();
          await expect(dialog.getByLabel('Przyczyna')).toBeVisible();
        },
      },
      {
        name: 'what an account was charged, opened to its lines',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await page.getByRole('dialog').getByRole('button', { name: 'Anuluj' }).click();
          await goWithin(page, data.settlement);
          await page.getByRole('button', { name: 'Pokaż naliczenia' }).click();
          await page.getByRole('button', { name: /^Szczegóły: NAL/ }).click();
          const charges = page.getByRole('list', { name: /^NAL/ });
          await expect(charges.getByText(/300,00\s*m²/)).toBeVisible();
        },
      },
      {
        name: 'what a letter was printed without',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await page.getByRole('button', { name: 'Stan rozliczeń (PDF)' }).click();
          await expect(
            page.getByText(/^Na wydruku zabrakło: nazwa ogrodu, adres, NIP/),
          ).toBeVisible();
        },
      },
      {
        name: 'the question before one charge is taken back',
        inLongRun: true,
        async reach({ page }) {
          await page.getByRole('button', { name: /^Storno należności/ }).click();
          await expect(page.getByRole('dialog').getByLabel('Przyczyna')).toBeVisible();
        },
      },
    ],
  }),
);
