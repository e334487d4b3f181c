import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { HandoverGround } from '@grzadka/contract/handover/handover.record';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import {
  addAssignment,
  addGarden,
  addMeter,
  addParty,
  addTwoMeasurements,
} from '@grzadka/server/test/factories.ts';
import { addTariff } from '@grzadka/server/test/fee-factories.ts';
import { feeKindNamed, postDebt } from '@grzadka/server/test/ledger.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import { addWaiting } from '@grzadka/server/test/waiting.ts';
import { expect } from '../fixtures.ts';
import { button, row } from '../party-screens.ts';
import { test, walk } from './walk.ts';

/** A handover in progress, today. */
async function addHandover(
  { db }: ServedApp,
  given: { gardenId: string; ground: HandoverGround },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('handover')
    .values({ id, day: gardenToday(), ...given })
    .execute();
  return id;
}

test(
  'the handover of a plot',
  walk({
    role: 'ROLE_ADMIN',
    async prepare({ app: { db } }) {
      const lastName = 'Wstrzemięźliwicka-Chrząszczyżewoszycka';
      const { id: gardenId } = await addGarden(db, { name: 'A-112' });
      const { id: partyId } = await addParty(db, { firstName: 'Konstancja', lastName });
      await addAssignment(db, { gardenId, partyId, validFrom: '2020-01-01' });
      for (const name of ['W-112', 'E-112']) {
        const { id } = await addMeter(db, { gardenId, name });
        await addTwoMeasurements(db, id);
      }
      const account = db.selectFrom('settlement').select('id').where('gardenId', '=', gardenId);
      const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
      await postDebt(db, {
        account: (await account.executeTakeFirstOrThrow()).id,
        day: '2026-04-15',
        parts: [{ amount: 1_230_45, dueOn: '2026-06-30', feeKindId }],
      });
      const entryKinds: string[] = [];
      // One has its amount, the other waits for one.
      for (const [name, rate] of Object.entries({ Wpisowe: '300', 'Opłata inwestycyjna': '0' })) {
        const kind = await feeKindNamed(db, name);
        await addTariff(db, { feeKindId: kind, terms: { method: 'manual', rate } });
        entryKinds.push(kind);
      }
      await db.updateTable('settings').set({ entryFeeKindIds: entryKinds }).execute();
      await addWaiting(db, { name: 'Lis Ewa', appliedOn: '2019-04-01' });
      return { gardenId, partyId };
    },
    states: [
      {
        name: 'no handover yet',
        inLongRun: true,
        async reach({ page }) {
          await page.goto('/dzialki');
          await page.getByRole('link', { name: 'Przekazania działek' }).click();
          await expect(page.getByText('Tu są przekazania działek: w toku i dawne.')).toBeVisible();
        },
      },
      {
        name: 'the form that begins one, which says too little',
        alsoIn: 'narrowest',
        async reach({ page, data }) {
          await page.goto(`/szczegoly-dzialki/${data.gardenId}`);
          await page.getByRole('link', { name: 'Przekaż działkę', exact: true }).click();
          await expect(page.getByText('Kto oddaje działkę')).toBeVisible();
          await button(page, 'Zacznij przekazanie').click();
          await expect(page.getByText('Wybierz powód')).toBeVisible();
        },
      },
      {
        name: 'all steps that are to be done',
        alsoIn: 'narrowest',
        onPaper: true,
        async reach({ page }) {
          await page.getByRole('combobox', { name: 'Powód' }).click();
          await page.getByRole('option', { name: 'Umowa przeniesienia praw (art. 41)' }).click();
          await button(page, 'Zacznij przekazanie').click();
          await expect(page.getByText(/Do zakończenia brakuje: Wniosek i zgoda, /)).toBeVisible();
          await expect(page.getByText('Najpierw oczekujący')).toBeVisible();
        },
      },
      {
        name: 'a reading that is asked about',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.getByLabel('W-112 – wartość').fill('5');
          await expect(page.getByText(/^Wartość jest mniejsza od ostatniej/)).toBeVisible();
        },
      },
      {
        name: 'who comes, looked for',
        inLongRun: true,
        async reach({ page }) {
          await page.getByLabel('W-112 – wartość').fill('');
          await button(page, 'Dodaj').click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: 'Zapisz' }).click();
          await expect(dialog.getByText('Wybierz osobę lub firmę')).toBeVisible();
        },
      },
      {
        name: 'who comes, who is new',
        alsoIn: 'narrowest',
        async reach({ page }) {
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: 'Nowa osoba lub firma' }).click();
          await dialog.getByRole('button', { name: 'Zapisz' }).click();
          await expect(dialog.getByText('Nazwisko nie może być puste')).toBeVisible();
        },
      },
      {
        name: 'a fee at the beginning whose amount is missing',
        async reach({ page }) {
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel('Imię', { exact: true }).fill('Ewa');
          await dialog.getByLabel('Nazwisko').fill('Nowa');
          await dialog.getByRole('button', { name: 'Zapisz' }).click();
          await expect(page.getByText('Brakuje adresu: Nowa Ewa.')).toBeVisible();
          await page.getByRole('checkbox', { name: /^Opłata inwestycyjna/ }).click();
          await button(page, 'Zapisz opłaty').click();
          await expect(page.getByText('Podaj kwotę').first()).toBeVisible();
        },
      },
      {
        name: 'what the end would do, and what keeps it from that',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await button(page, 'Zakończ przekazanie').click();
          await expect(page.getByRole('dialog').getByText('Najpierw trzeba:')).toBeVisible();
        },
      },
      {
        name: 'why the plot is handed over although something is owed',
        inLongRun: true,
        async reach({ page }) {
          await page.getByRole('dialog').getByRole('button', { name: 'Zamknij' }).click();
          await button(page, 'Przekaż mimo zaległości').click();
          await expect(page.getByRole('dialog').getByLabel('Powód')).toBeVisible();
        },
      },
      {
        name: 'one that is called off',
        async reach({ page }) {
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('button', { name: 'Anuluj' }).click();
          await page.getByRole('checkbox', { name: /^Opłata inwestycyjna/ }).click();
          await button(page, 'Odwołaj').click();
          await dialog.getByLabel('Powód').fill('Nabywca zrezygnował');
          await dialog.getByRole('button', { name: 'Odwołaj' }).click();
          await expect(page.getByText('Odwołane. Powód: Nabywca zrezygnował')).toBeVisible();
        },
      },
      {
        name: 'the form of one that is there',
        async reach({ app, page, data: { gardenId, partyId } }) {
          const day = gardenToday();
          const id = await addHandover(app, { gardenId, ground: 'death' });
          const left = { handoverId: id, partyId, side: 'leaving' as const, place: 0 };
          await app.db.insertInto('handoverParty').values(left).execute();
          await page.goto(`/przekazanie/${id}`);
          await page.getByRole('link', { name: 'Edytuj' }).click();
          await expect(page.getByText('Kto oddaje działkę')).toBeVisible();
          await expect(page.getByLabel('Ostatni dzień dotychczasowego działkowca')).toHaveValue(
            day.split('-').toReversed().join('.'),
          );
        },
      },
      {
        name: 'the law’s terms after a death',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.getByRole('button', { name: 'Wstecz' }).click();
          await expect(page.getByText('Terminy z ustawy')).toBeVisible();
        },
      },
      {
        name: 'one that has ended',
        alsoIn: 'narrowest',
        onPaper: true,
        async reach({ app, page }) {
          const { id: gardenId } = await addGarden(app.db, { name: 'A-113' });
          const id = await addHandover(app, { gardenId, ground: 'other' });
          await page.goto(`/przekazanie/${id}`);
          await button(page, 'Zakończ przekazanie').click();
          await page.getByRole('dialog').getByRole('button', { name: 'Zakończ' }).click();
          await expect(page.getByRole('heading', { name: /^Zakończone \d{4}/ })).toBeVisible();
        },
      },
      {
        name: 'the list',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.goto('/przekazania');
          await expect(row(page, 'A-113')).toContainText(dayInFigures(gardenToday()));
        },
      },
    ],
  }),
);
