import { expect, type Page } from '@playwright/test';
import { messagePictures } from './message-pictures.ts';
import { openFirst, openList, type Picture } from './picture.ts';
import { reportPictures } from './report-pictures.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens this year's run of the whole garden, which stands between that of the year before and what corrects it. */
async function openRun(page: Page): Promise<void> {
  await openList(page, '/oplaty/naliczenia?sort-by=number&sort-direction=asc');
  await page
    .getByRole('main')
    .getByRole('link', { name: /szczegóły/i })
    .nth(1)
    .click();
}

/** The pictures of the manual, in the order of its pages. */
export const pictures: readonly Picture[] = [
  {
    name: 'strona-glowna',
    screen: 'web/src/home/HomeCards.tsx',
    height: 800,
    isWhole: true,
    async reach(page) {
      await page.goto('/');
      await expect(page.getByRole('list', { name: 'Na początek' })).toBeVisible();
    },
  },
  {
    name: 'uklad-ekranu',
    screen: 'web/src/garden/garden.screens.ts',
    height: 800,
    isWhole: true,
    reach: (page) => openList(page, '/dzialki'),
  },
  {
    name: 'aktualnosci',
    screen: 'web/src/content/entry/EntryListScreen.tsx',
    height: 560,
    reach: (page) => openList(page, '/aktualnosci'),
  },
  {
    name: 'wpis',
    screen: 'web/src/content/entry/EntryEditScreen.tsx',
    height: 800,
    async reach(page) {
      await openFirst(page, '/aktualnosci', /edytuj/i);
      await expect(page.getByLabel('Tytuł')).not.toHaveValue('');
    },
  },
  {
    name: 'podstrona',
    screen: 'web/src/page/PageVersionListScreen.tsx',
    height: 480,
    reach: (page) => openList(page, '/strony/oplaty/wersje'),
  },
  {
    name: 'tekst',
    screen: 'web/src/content/text/TextBlockScreen.tsx',
    height: 440,
    async reach(page) {
      await openFirst(page, '/aktualnosci', /edytuj/i);
      await page
        .getByRole('main')
        .getByRole('link', { name: /edytuj/i })
        .first()
        .click();
      await expect(page.getByRole('toolbar')).toBeVisible();
    },
  },
  {
    name: 'dokument',
    screen: 'web/src/document/DocumentUploadScreen.tsx',
    height: 720,
    async reach(page) {
      await page.goto('/przeslij-dokument');
      await expect(heading(page)).toBeVisible();
    },
  },
  {
    name: 'dzialka',
    screen: 'web/src/garden/GardenDetailsScreen.tsx',
    height: 800,
    async reach(page) {
      await openFirst(page, '/dzialki', /szczegóły/i);
      await expect(heading(page)).toHaveText('Szczegóły działki');
    },
  },
  {
    name: 'przekazanie-dzialki',
    screen: 'web/src/handover/HandoverScreen.tsx',
    height: 900,
    async reach(page) {
      await openFirst(page, '/przekazania', /otwórz/i);
      await expect(heading(page)).toHaveText('Przekazanie działki');
    },
  },
  {
    name: 'liczniki',
    screen: 'web/src/meter/MeterListScreen.tsx',
    height: 800,
    isWhole: true,
    async reach(page) {
      await openList(page, '/liczniki');
      // What stands above the rows comes after them, and the count after that.
      await expect(page.getByRole('link', { name: /^Do sprawdzenia \(\d/ })).toBeVisible();
      await expect(page.getByText('Stan: Aktywny')).toBeVisible();
    },
  },
  {
    name: 'odczyt',
    screen: 'web/src/meter/measurement/AddMeasurementScreen.tsx',
    height: 800,
    async reach(page) {
      await openFirst(page, '/liczniki', /dodaj pomiar/i);
      await expect(page.locator('figure svg').first()).toBeVisible();
    },
  },
  {
    name: 'szczegoly-licznika',
    screen: 'web/src/meter/details/MeterDetailsScreen.tsx',
    height: 1500,
    async reach(page) {
      await openFirst(page, '/liczniki', /szczegóły/i);
      // The other one is below the picture.
      await expect(page.locator('figure svg').first()).toBeVisible();
    },
  },
  {
    name: 'wymiana-licznika',
    screen: 'web/src/meter/installation/ReplaceScreen.tsx',
    height: 900,
    async reach(page) {
      await openFirst(page, '/liczniki', /szczegóły/i);
      await page.getByRole('link', { name: 'Wymień licznik' }).click();
      await expect(heading(page)).toHaveText('Wymień licznik');
    },
  },
  ...reportPictures,
  {
    name: 'do-sprawdzenia',
    screen: 'web/src/meter/unchecked/UncheckedListScreen.tsx',
    height: 480,
    reach: (page) => openList(page, '/odczyty-do-sprawdzenia'),
  },
  {
    name: 'straty',
    screen: 'web/src/zone/ZoneScreen.tsx',
    height: 900,
    async reach(page) {
      await openFirst(page, '/strefy', /straty/i);
      await expect(page.getByRole('table').first()).toBeVisible();
    },
  },
  {
    name: 'oplaty',
    screen: 'web/src/fees/FeesScreen.tsx',
    height: 760,
    async reach(page) {
      await page.goto('/oplaty');
      await expect(page.getByRole('heading', { name: 'Ostatnie naliczenia' })).toBeVisible();
    },
  },
  {
    name: 'stawki-na-rok',
    screen: 'web/src/tariff/year/YearRatesScreen.tsx',
    height: 900,
    async reach(page) {
      await page.goto('/oplaty');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Stawki na rok/ })
        .last()
        .click();
      await expect(page.getByRole('button', { name: /^Skopiuj stawki/ })).toBeVisible();
    },
  },
  {
    name: 'naliczenie',
    screen: 'web/src/charge/run/ChargeRunScreen.tsx',
    height: 1000,
    async reach(page) {
      await openRun(page);
      await expect(page.getByRole('table').first()).toBeVisible();
    },
  },
  {
    name: 'konto-w-naliczeniu',
    screen: 'web/src/charge/settlement/ChargedSettlementScreen.tsx',
    height: 700,
    async reach(page) {
      await openRun(page);
      await page.getByRole('link', { name: /^Pokaż \d+ kont/ }).click();
      await page
        .getByRole('main')
        .getByRole('link', { name: /szczegóły/i })
        .first()
        .click();
      await expect(page.getByText(/×.*zł\s=\s/).first()).toBeVisible();
    },
  },
  {
    name: 'transakcje',
    screen: 'web/src/transaction/TransactionHubScreen.tsx',
    height: 760,
    reach: (page) => openList(page, '/transakcje'),
  },
  {
    name: 'wyciag',
    screen: 'web/src/bank/importing/StatementScreen.tsx',
    height: 900,
    async reach(page) {
      await page.goto('/transakcje/import');
      await page
        .getByRole('main')
        .getByRole('link', { name: /wyciag-/ })
        // That of this month has next to nothing in its first days.
        .nth(1)
        .click();
      await expect(page.getByText('Do wyjaśnienia').first()).toBeVisible();
    },
  },
  {
    name: 'do-wyjasnienia',
    screen: 'web/src/bank/queue/QueueScreen.tsx',
    height: 760,
    async reach(page) {
      await page.goto('/transakcje/do-wyjasnienia');
      // What the garden paid stands between what people paid.
      await expect(async () => {
        await page.keyboard.press('ArrowDown');
        await expect(page.getByText('Kto wpłacił')).toBeVisible({ timeout: 500 });
        await expect(page.locator('[aria-keyshortcuts="1"]')).toBeVisible({ timeout: 500 });
      }).toPass();
    },
  },
  ...messagePictures,
  {
    name: 'terminy',
    screen: 'web/src/deadline/DeadlineScreen.tsx',
    height: 560,
    reach: (page) => openList(page, '/terminy'),
  },
  {
    name: 'podmiot',
    screen: 'web/src/party/PartyDetailsScreen.tsx',
    height: 860,
    async reach(page) {
      await openFirst(page, '/podmioty', /szczegóły/i);
      await expect(page.getByText('Przypisz działkę')).toBeVisible();
    },
  },
  {
    name: 'zgody',
    screen: 'web/src/consent/ConsentListScreen.tsx',
    height: 480,
    reach: (page) => openList(page, '/wiadomosci/zgody'),
  },
  {
    name: 'login',
    screen: 'web/src/login/LoginCreateScreen.tsx',
    height: 760,
    async reach(page) {
      await openFirst(page, '/podmioty', /szczegóły/i);
      await page.getByRole('link', { name: /nowy login/i }).click();
      await expect(page.getByLabel('Nazwa użytkownika')).toBeVisible();
    },
  },
  {
    name: 'twoje-dane',
    screen: 'web/src/account/AccountScreen.tsx',
    height: 800,
    async reach(page) {
      await page.goto('/twoje-dane');
      await expect(page.getByText('Gdzie trwa zalogowanie')).toBeVisible();
    },
  },
];
