import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import {
  addAssignment,
  addGarden,
  addMeasurement,
  addMeter,
  addParty,
  addTransferApplication,
} from '@grzadka/server/test/factories.ts';
import { addTariff } from '@grzadka/server/test/fee-factories.ts';
import { feeKindNamed, postDebt } from '@grzadka/server/test/ledger.ts';
import type { ServedApp } from '@grzadka/server/test/serve-app.ts';
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { countPresses } from './presses.ts';
import { phone } from './windows.ts';

const begin = '2026-01-01';

/** A plot that its holder gives to somebody new, as the board has agreed: with a meter, a debt, what water costs, and a fee at the beginning. */
async function addPlot({ db }: ServedApp): Promise<string> {
  const { id: gardenId } = await addGarden(db, { name: '12A' });
  const { id: partyId } = await addParty(db, { firstName: 'Jan', lastName: 'Kowalski' });
  await addAssignment(db, { gardenId, partyId, validFrom: begin });
  const { id: applicationId } = await addTransferApplication(db, {
    gardenId,
    fromPartyId: partyId,
    appliedOn: '2026-05-04',
  });
  await db
    .updateTable('transferApplication')
    .set({ decision: 'consent', decidedOn: '2026-05-20' })
    .where('id', '=', applicationId)
    .execute();
  const { id: meterId } = await addMeter(db, { gardenId, name: 'W-12A' });
  const measuredAt = `${addDays(gardenToday(), -20)}T10:00:00.000Z`;
  await addMeasurement(db, { meterId, value: '100', measuredAt });
  const segments = [{ from: begin, tiers: [{ upTo: null, rate: '10' }] }];
  await addTariff(db, {
    feeKindId: await feeKindNamed(db, 'Woda wg licznika'),
    validFrom: begin,
    terms: { method: 'consumption', meterType: 'WaterMeter', segments },
  });
  const entryKind = await feeKindNamed(db, 'Wpisowe');
  await addTariff(db, {
    feeKindId: entryKind,
    validFrom: begin,
    terms: { method: 'manual', rate: '300' },
  });
  await db
    .updateTable('settings')
    .set({ entryFeeKindIds: [entryKind] })
    .execute();
  const account = db.selectFrom('settlement').select('id').where('gardenId', '=', gardenId);
  await postDebt(db, {
    account: (await account.executeTakeFirstOrThrow()).id,
    day: '2026-05-01',
    parts: [
      {
        amount: 70_00,
        dueOn: '2026-06-30',
        feeKindId: await feeKindNamed(db, 'Opłata ogrodowa'),
      },
    ],
  });
  return gardenId;
}

for (const window of ['wide', 'narrow'] as const) {
  test.describe(window, { tag: window === 'narrow' ? inLongRun : [] }, () => {
    if (window === 'narrow') test.use(phone);
    const press = (what: Locator) => (window === 'narrow' ? what.tap() : what.click());

    test('a plot changes hands, from its details to the papers, in fourteen presses', async ({
      app,
      page: first,
      signIn,
    }) => {
      await signIn('ROLE_TREASURER');
      const gardenId = await addPlot(app);
      // What is printed is a download, where there is no viewer of PDF.
      const page = await first.context().newPage();
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false });
      });
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const step = (name: string) => page.getByRole('listitem', { name });
      await page.goto(`/szczegoly-dzialki/${gardenId}`);
      const presses = await countPresses(page);

      await test.step('begin', async () => {
        await press(page.getByRole('link', { name: 'Przekaż działkę', exact: true }));
        await expect(page.getByText('Nowy działkowiec: Kowal Marta')).toBeVisible();
        await press(button('Zacznij przekazanie'));
        await expect(step('Wniosek i zgoda')).toContainText('Zgoda zarządu: 2026.05.20.');
      });

      await test.step('read the meter, and charge what was used', async () => {
        const value = page.getByLabel('W-12A – wartość');
        await press(value);
        await page.keyboard.type('113');
        await page.keyboard.press('Enter');
        await expect(step('Odczyty na dzień przekazania')).toContainText('Liczniki są odczytane.');
        await press(button('Nalicz do dnia'));
        await expect(step('Opłaty do dnia przekazania')).toContainText('130,00');
      });

      await test.step('take what is owed', async () => {
        await press(page.getByRole('link', { name: 'Przyjmij wpłatę' }));
        const amount = page.getByRole('textbox', { name: 'Kwota' });
        await expect(amount).toBeFocused();
        await expect(amount).toHaveValue('200,00');
        const receipt = page.waitForEvent('download');
        await page.keyboard.press('Enter');
        await receipt;
        await press(button('Wstecz'));
        await expect(step('Zaległości')).toContainText('Nie ma zaległości.');
      });

      await test.step('take in who comes, and what they pay', async () => {
        await press(button('Nowa osoba lub firma'));
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByLabel('Imię', { exact: true })).toBeFocused();
        await expect(dialog).toContainText('Zapisano dotąd: Kowal Marta');
        for (const typed of ['Marta', 'Kowal', '', '', 'Polna', '3', '00-950', 'Warszawa']) {
          await page.keyboard.type(typed);
          if (typed !== 'Warszawa') await page.keyboard.press('Tab');
        }
        await page.keyboard.press('Enter');
        await expect(step('Nowy działkowiec')).toContainText('Kowal Marta');
        await press(page.getByRole('checkbox', { name: /^Wpisowe/ }));
        await press(button('Zapisz opłaty'));
        await expect(step('Opłaty na początek')).toContainText('Wpisowe 300,00');
      });

      await test.step('tick the points', async () => {
        for (const point of ['Klucze oddane', 'Domek obejrzany']) {
          await press(page.getByRole('checkbox', { name: point }));
        }
        await expect(step('Lista kontrolna')).toContainText('Wszystko jest odhaczone.');
      });

      await test.step('end it, and have the papers', async () => {
        await press(button('Zakończ przekazanie'));
        const dialog = page.getByRole('dialog');
        await expect(dialog).toContainText('Kowal Marta');
        await press(dialog.getByRole('button', { name: 'Zakończ', exact: true }));
        await expect(page.getByRole('heading', { name: /^Zakończone \d{4}/ })).toBeVisible();
        const papers = page.waitForEvent('download');
        await press(button('Protokół i rozliczenia (PDF)'));
        expect((await papers).suggestedFilename()).toMatch(/\.pdf$/);
      });
      expect(await presses()).toBeLessThanOrEqual(14);
    });
  });
}
