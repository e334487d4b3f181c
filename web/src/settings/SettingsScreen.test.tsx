// @vitest-environment jsdom
import { feeKindOptionsCall } from '@grzadka/contract/fee-kind/fee-kind.options';
import { settingsEndpoints } from '@grzadka/contract/settings/settings.endpoints';
import { type Settings, settings } from '@grzadka/contract/settings/settings.model';
import { settingsId } from '@grzadka/contract/settings/settings.record';
import { siteEndpoints } from '@grzadka/contract/site/site.endpoints';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  descriptionOf,
  faults,
  field,
  focused,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../test/open-screen.tsx';
import { showAssociation } from '../core/association.ts';
import { paths } from '../core/paths.ts';
import { LogoScreen } from './SettingsImageScreen.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';
import { settingsPaths } from './settings.paths.ts';

const server = startTestServer();
afterEach(() => showAssociation({ name: null, logoUrl: null }));

const routes = [
  { path: settingsPaths.form, element: <SettingsScreen /> },
  { path: settingsPaths.logo, element: <LogoScreen /> },
];

const kept = sampleOf(settings, {
  phone: '48601234567',
  bankAccount: '61109010140000071219812874',
  virtualAccountPrefix: '109010140000',
  overpaymentsUsed: true,
  secondPersonApproves: false,
  addressWindow: 'right',
});

const joiningFee = { id: 'wpisowe', name: 'Wpisowe', purpose: 'other', active: true } as const;

const siteUrl = 'https://ogrod.example.pl/witryna';

function stored(changes: Partial<Settings> = {}, etag = '"1"'): void {
  const now = { ...kept, ...changes };
  server.answer(settingsEndpoints.get, now, { etag });
  server.answer(feeKindOptionsCall, { items: [joiningFee] });
  server.answer(siteEndpoints.state, { enabled: now.publicSite, url: siteUrl });
}

async function openForm(changes?: Partial<Settings>) {
  stored(changes);
  const opened = openScreen(routes, settingsPaths.form);
  await screen.findByLabelText('Nazwa ogrodu');
  return opened;
}

test('the settings stand in the form as people write them, and leave it as the server keeps them', async () => {
  const { path } = await openForm();
  expect(field('Numer rachunku bankowego').value).toBe('61 1090 1014 0000 0712 1981 2874');
  expect(field('Telefon').value).toBe('+48 601 234 567');
  expect(document.title).toBe('Ustawienia – Grządka');
  const history = screen.getByRole('link', { name: 'Historia' });
  expect(history.getAttribute('href')).toBe(`/historia/settings/${settingsId}`);
  type('Nazwa ogrodu', 'ROD Malwa');
  type('NIP', '526-025-09-96');
  expect(descriptionOf(field('NIP'))).toBe('Ten numer wygląda na błędny – sprawdź cyfry');
  expect(field('Nadpłaty zaliczaj na nowe należności').checked).toBe(true);
  fireEvent.click(field('Zatwierdza druga osoba'));
  await press('Po lewej', { role: 'radio' });
  type('Punkty przekazania', 'Klucze oddane\nWoda zakręcona');
  fireEvent.click(field('Wpisowe'));
  server.answer(settingsEndpoints.update, undefined);
  server.answer(settingsEndpoints.name, { name: 'ROD Malwa', logoUrl: null });
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(paths.system));
  expect(server.callsOf(settingsEndpoints.update)).toMatchObject([
    {
      ifMatch: '"1"',
      body: {
        name: 'ROD Malwa',
        shortName: null,
        nip: '5260250996',
        phone: '48601234567',
        bankAccount: '61109010140000071219812874',
        virtualAccountPrefix: '109010140000',
        overpaymentsUsed: true,
        secondPersonApproves: true,
        addressWindow: 'left',
        publicSite: false,
        handoverPoints: 'Klucze oddane\nWoda zakręcona',
        entryFeeKindIds: ['wpisowe'],
      },
    },
  ]);
});

test('a number of an account that cannot be right is told at its field', async () => {
  await openForm();
  type('Numer rachunku bankowego', '61 1090 1014 0000 0712 1981 2875');
  type('Nazwa do przelewu', 'ROD Żądło');
  await press('Zapisz');
  await waitFor(() =>
    expect(faults()).toEqual({
      'Nazwa do przelewu':
        'Wpisz nazwę bez polskich liter i znaków specjalnych, na przykład ROD Zlote Klosy',
      'Numer rachunku bankowego': 'W numerze rachunku jest pomyłka – sprawdź cyfry',
    }),
  );
  expect(focused()).toBe('Nazwa do przelewu');
});

test('one account in two spellings is no conflict with what somebody else saved', async () => {
  const { path } = await openForm({ bankAccount: null });
  type('Numer rachunku bankowego', 'PL61109010140000071219812874');
  server.refuse(settingsEndpoints.update, { code: 'stale' });
  await press('Zapisz');
  const reload = await screen.findByRole('button', { name: 'Odśwież dane' });
  stored({ name: 'ROD Malwa' }, '"2"');
  fireEvent.click(reload);
  const review = (await screen.findByText('Zmiany w międzyczasie')).closest('section');
  const changes = [...(review?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  expect(changes).toEqual(['Nazwa ogrodu: ROD Malwa (było: (brak))']);
  server.answer(settingsEndpoints.update, undefined);
  server.answer(settingsEndpoints.name, { name: 'ROD Malwa', logoUrl: null });
  await press('Zapisz');
  await waitFor(() => expect(path()).toBe(paths.system));
  expect(server.callsOf(settingsEndpoints.update).at(-1)).toMatchObject({
    ifMatch: '"2"',
    body: { name: 'ROD Malwa', bankAccount: '61109010140000071219812874' },
  });
});

test('the site says where it will be once the tick is saved, and leads there once it is on', async () => {
  await openForm();
  const tick = field('Strona internetowa ogrodu');
  expect(descriptionOf(tick)).toMatch(/^Każdy, bez logowania, przeczyta /);
  expect(descriptionOf(tick)).not.toContain(siteUrl);
  fireEvent.click(tick);
  await screen.findByText(`Po zapisaniu strona będzie pod adresem ${siteUrl}`, { exact: false });
  cleanup();
  await openForm({ publicSite: true });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: siteUrl });
  expect([link.getAttribute('href'), link.target]).toEqual(['/witryna', '_blank']);
});

test('a draft of a statement knows what the form holds, and asks before it takes the place of a text', async () => {
  const { path } = await openForm();
  fireEvent.click(field('Strona internetowa ogrodu'));
  await screen.findByText(siteUrl, { exact: false });
  const statement = field('Deklaracja dostępności');
  type('Nazwa ogrodu', 'ROD Malwa');
  await press('Wstaw wzór: Deklaracja dostępności');
  await waitFor(() => expect(statement.value).toMatch(/^ROD Malwa zobowiązuje się /));
  expect(statement.value).toContain(`dotyczy strony ${siteUrl}.`);
  expect(statement.value).toContain('- Telefon: +48 601 234 567\n- E-mail: [uzupełnij: adres]\n');

  type('Polityka prywatności', 'Nasza');
  await press('Wstaw wzór: Polityka prywatności');
  await press('Anuluj');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field('Polityka prywatności').value).toBe('Nasza');
  await press('Wstaw wzór: Polityka prywatności');
  await press('Zastąp');
  await waitFor(() =>
    expect(field('Polityka prywatności').value).toContain(
      'Administratorem danych osobowych jest ROD Malwa',
    ),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  server.answer(settingsEndpoints.update, undefined);
  server.answer(settingsEndpoints.name, { name: 'ROD Malwa', logoUrl: null });
  await press('Zapisz');
  const question = await screen.findByRole('alertdialog', { name: 'Opublikować mimo to?' });
  expect(question.textContent).toContain('W tekście są miejsca, w których trzeba coś wpisać.');
  expect(question.textContent).not.toContain('zwykle nie są dla wszystkich');
  const gaps = within(question)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(gaps).toContain('Miejsce do uzupełnienia: „- E-mail: [uzupełnij: adres]”');
  await press('Wróć do tekstu', { within: within(question) });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.callsOf(settingsEndpoints.update)).toEqual([]);
  await press('Zapisz');
  await press('Opublikuj mimo to');
  await waitFor(() => expect(path()).toBe(paths.system));
  expect(server.callsOf(settingsEndpoints.update)).toMatchObject([
    {
      body: {
        accessibilityStatement: expect.stringMatching(/^ROD Malwa zobowiązuje się /),
        despiteFindings: true,
      },
    },
  ]);
});

test('gaps are asked about when they become public: not of what is so already, nor while the site is off', async () => {
  const privacyStatement = 'Dane mamy [uzupełnij: jak długo].';
  for (const before of [{ publicSite: true, privacyStatement }, { publicSite: false }]) {
    const { path } = await openForm(before);
    type('Nazwa ogrodu', 'ROD Malwa');
    type('Polityka prywatności', privacyStatement);
    server.answer(settingsEndpoints.update, undefined);
    server.answer(settingsEndpoints.name, { name: 'ROD Malwa', logoUrl: null });
    await press('Zapisz');
    await waitFor(() => expect(path()).toBe(paths.system));
    cleanup();
  }
});

test('a statement with the former address of the office says so, until it has the present one', async () => {
  await openForm({ privacyStatement: 'Skarga: UODO, ul. Stawki 2, 00-193 Warszawa.' });
  const warning = await screen.findByText(/dawny adres/);
  expect(warning.textContent).toContain('ul. Moniuszki 1A, 00-014 Warszawa');
  await press('Wstaw wzór: Polityka prywatności');
  await press('Zastąp');
  await waitFor(() => expect(screen.queryByText(/dawny adres/)).toBeNull());
  expect(field('Polityka prywatności').value).toContain('ul. Moniuszki 1A, 00-014 Warszawa.');
});

test.each([
  ['logo', 'Logo ogrodu', { logoUrl: '/api/settings/logo?image=1' }],
  ['zdjęcie', 'Zdjęcie na stronie ogrodu', { pictureUrl: '/api/settings/picture?image=1' }],
] as const)('%s is removed beside what is typed, after a question', async (word, title, given) => {
  await openForm(given);
  expect(screen.getByRole('img', { name: title })).toBeTruthy();
  type('Nazwa ogrodu', 'ROD Malwa');
  screen.getByRole('button', { name: `Usuń ${word}` }).focus();
  await press(`Usuń ${word}`);
  server.answer(settingsEndpoints.removeLogo, undefined);
  server.answer(settingsEndpoints.removePicture, undefined);
  server.answer(settingsEndpoints.name, { name: null, logoUrl: null });
  stored();
  await press('OK');
  await screen.findByText(`Usunięto ${word}`);
  await waitFor(() => expect(screen.queryByRole('img', { name: title })).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe(`Dodaj ${word}`));
  expect(field('Nazwa ogrodu').value).toBe('ROD Malwa');
});

test('a logo over the limit is not sent', async () => {
  openScreen(routes, settingsPaths.logo);
  const file = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'logo.png');
  fireEvent.drop(field('Wybierz plik'), { dataTransfer: { files: [file] } });
  await press('Zapisz');
  await waitFor(() =>
    expect(faults()).toEqual({ 'Wybierz plik': 'Plik jest za duży: może mieć najwyżej 5\u00a0MB' }),
  );
});
