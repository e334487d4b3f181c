import { addLogin, addParty } from '@grzadka/server/test/factories.ts';
import { expect } from '../fixtures.ts';
import { goWithin } from '../go-within.ts';
import {
  button,
  field,
  loginCreatePath,
  partyCreatePath,
  partyDetailsPath,
  partyEditPath,
  password,
} from '../party-screens.ts';
import { test, walk } from './walk.ts';

test(
  'the form of a party',
  walk({
    role: 'ROLE_TREASURER',
    async prepare({ app }) {
      const { id: partyId } = await addParty(app.db, { email: 'prezes@example.pl' });
      await addLogin(app.db, { partyId, role: 'ROLE_ADMIN' });
      return { prominent: partyEditPath(partyId) };
    },
    states: [
      {
        name: 'whose e-mail address is not for the own rank to change',
        async reach({ page, data }) {
          await page.goto(data.prominent);
          await expect(field(page, 'E-mail')).toBeDisabled();
          await expect(page.getByText('login o wyższych uprawnieniach niż Twój.')).toBeVisible();
        },
      },
      {
        name: 'of a person, with faults',
        async reach({ page }) {
          await goWithin(page, partyCreatePath);
          await expect(field(page, 'Imię')).toBeFocused();
          await field(page, 'Telefon').fill('601 234 567');
          await field(page, 'E-mail').fill('zofia');
          await field(page, 'Kod pocztowy').fill('00950');
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Nazwisko nie może być puste')).toBeVisible();
        },
      },
      {
        name: 'of a company, with faults',
        inLongRun: true,
        async reach({ page }) {
          await page.getByRole('radio', { name: 'Firma' }).check();
          await field(page, 'Nazwa firmy').fill('Zielony Ogród sp. z o.o.');
          await field(page, 'REGON').fill('12345678');
          await field(page, 'KRS').fill('123');
          await button(page, 'Zapisz').click();
          await expect(page.getByText('KRS powinien mieć 10 cyfr')).toBeVisible();
        },
      },
    ],
  }),
);

test(
  'the forms of a login',
  walk({
    role: 'ROLE_SUPER_USER',
    async prepare({ app }) {
      const { id: bareId } = await addParty(app.db);
      const { id: partyId } = await addParty(app.db, { email: 'jan@example.pl' });
      await addLogin(app.db, { partyId, loginId: 'jan7', role: 'ROLE_TREASURER' });
      return { create: loginCreatePath(bareId), party: partyDetailsPath(partyId) };
    },
    states: [
      {
        name: 'a new one, of a party without an e-mail address, with faults',
        async reach({ page, data }) {
          await page.goto(data.create);
          await expect(
            page.getByText('Ten podmiot nie ma adresu e-mail. Wpisz go w danych podmiotu.'),
          ).toBeVisible();
          await field(page, 'Nazwa użytkownika').fill('jan wójcik');
          await password(page).fill('1234567');
          await button(page, 'Zapisz').click();
          await expect(page.getByText('Należy podać rolę.')).toBeVisible();
        },
      },
      {
        name: 'the role and whether it is active',
        async reach({ page, data }) {
          await goWithin(page, data.party);
          await page.getByRole('link', { name: 'Edytuj: jan7' }).click();
          await expect(page.getByRole('combobox', { name: 'Rola' })).toHaveText('Skarbnik');
        },
      },
      {
        name: 'a new password, generated and to be sent',
        async reach({ page }) {
          await button(page, 'Wstecz').click();
          await page.getByRole('link', { name: 'Zmień hasło: jan7' }).click();
          await button(page, 'Generuj').click();
          await page.getByRole('checkbox', { name: /^Wyślij e-mail/ }).check();
          await expect(password(page)).toHaveValue(/./);
        },
      },
    ],
  }),
);
