import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { dayAsTyped } from '@grzadka/contract/core/time/typed-date';
import { typedDateRefusals } from '@grzadka/contract/core/time/typed-date-refusals';
import { dayOfTable, refusedDates, takenDates } from '@grzadka/contract/test/typed-dates';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun, some } from './long-run.ts';
import { dateField, typeDate } from './type-day.ts';

interface KindOfField {
  readonly kind: string;
  /** Whether every run tries it: a day and a time, each in a form or in a filter. The fields are the same ones. */
  readonly isInEveryRun: boolean;
  readonly path: string;
  /** The time that a day alone is given; null for fields of days. */
  readonly time: string | null;
  readonly find: (page: Page) => Promise<Locator>;
}

const inSettings = (filter: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Ustawienia listy' }).click();
  const group = page.getByRole('group', { name: filter }).first();
  await group.getByRole('checkbox').check();
  return dateField(group, 'Od');
};

/** Every kind of field that takes a date, by one of its places. */
const kinds: readonly KindOfField[] = [
  {
    kind: 'a day of a form',
    isInEveryRun: true,
    path: '/oplaty/nowa-ulga',
    time: null,
    find: async (page) => dateField(page, 'Od dnia'),
  },
  {
    kind: 'a day beside a sheet',
    isInEveryRun: false,
    path: '/liczniki/odczyty-z-kartki',
    time: null,
    find: async (page) => dateField(page, 'Dzień odczytów'),
  },
  {
    kind: 'a day of a filter',
    isInEveryRun: false,
    path: '/liczniki',
    time: null,
    find: inSettings('Legalizacja wygasa'),
  },
  {
    kind: 'a time of a form',
    isInEveryRun: false,
    path: '/przeslij-dokument',
    time: '23:59',
    find: async (page) => dateField(page, 'Publikacja do'),
  },
  {
    kind: 'a time of a filter',
    isInEveryRun: true,
    path: '/liczniki',
    time: '00:00',
    find: inSettings('Czas ostatniego pomiaru'),
  },
];

/** Of the table, which the tests of its rule take as a whole, as the long run does here. */
const each = 8;

for (const { kind, isInEveryRun, path, time, find } of kinds) {
  const tag = isInEveryRun ? [] : inLongRun;
  test(`${kind} is typed as people write dates`, { tag }, async ({ page, signIn }) => {
    await signIn('ROLE_ADMIN');
    await page.goto(path);
    const date = await find(page);
    const shape = time === null ? 'dd.mm.rrrr' : 'dd.mm.rrrr gg:mm';
    const thisYear = Number(gardenToday().slice(0, 4));
    for (const taken of some(takenDates, each)) {
      await typeDate(date, taken.typed);
      await page.keyboard.press('Tab');
      const day = dayAsTyped(dayOfTable(taken.day, thisYear));
      const shown = time === null ? day : `${day} ${taken.time ?? time}`;
      await expect(date, taken.typed).toHaveValue(shown);
      await expect(date).not.toHaveAccessibleDescription(/Wpisz/);
    }
    for (const { typed, fault } of some(refusedDates, each)) {
      await typeDate(date, typed);
      await page.keyboard.press('Tab');
      await expect(date).toHaveValue(typed);
      await expect(date).toHaveAccessibleDescription(
        `Nieprawidłowa wartość ${typedDateRefusals.asked(fault, shape)}`,
      );
      await expect(date).toHaveAttribute('aria-invalid', 'true');
    }
  });
}

test('a date is pasted, and what is none is said', async ({ page, signIn }) => {
  await signIn('ROLE_EMPLOYEE');
  await page.goto('/przeslij-dokument');
  const name = page.getByRole('textbox', { name: 'Nazwa' });
  const paste = async (text: string, label: string) => {
    await name.fill(text);
    await name.press('ControlOrMeta+A');
    await name.press('ControlOrMeta+C');
    await dateField(page, label, true).click();
    await page.keyboard.press('ControlOrMeta+V');
  };
  const shown = (label: string) => dateField(page, label, true);
  await paste('2026.02.28 08:12:33', 'Publikacja do');
  await expect(shown('Publikacja do')).toHaveValue('28.02.2026 08:12');
  // A day alone keeps the time that stands, and gets the one it begins or ends with where none does.
  await paste('31.03.26', 'Publikacja do');
  await expect(shown('Publikacja do')).toHaveValue('31.03.2026 08:12');
  await paste('5.13.2026', 'Publikacja do');
  await expect(shown('Publikacja do')).toHaveValue('31.03.2026 08:12');
  await expect(page.getByRole('alert')).toHaveText(
    'Nie wklejono „5.13.2026”. Nie ma takiego dnia: miesiąc 13. Wpisz dd.mm.rrrr gg:mm.',
  );
  await paste('21112026', 'Przypięcie od');
  await expect(shown('Przypięcie od')).toHaveValue('21.11.2026 00:00');
  await expect(page.getByText('Nie podano godziny: przyjęto 00:00')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  // Of the night in which the clocks go forward.
  await typeDate(shown('Przypięcie do'), '29.03.2026 2:30');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alert')).toContainText(
    'Nie ma takiej godziny: 02:30 (zmiana czasu)',
  );
});
