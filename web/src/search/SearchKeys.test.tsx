// @vitest-environment jsdom

import { searchEndpoints } from '@grzadka/contract/search/search.endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { openScreen, startTestServer } from '../../test/open-screen.tsx';
import { SearchFrame } from '../../test/search-frame.tsx';
import { ShortcutHelp } from '../app/shell/ShortcutHelp.tsx';
import { HtmlField } from '../content/editor/HtmlField.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';

const server = startTestServer();

const field = () => screen.findByRole('combobox', { name: 'Szukaj wszędzie' });

/** A form with a formatted text, as that of a message is. */
function TextForm() {
  const form = useForm({ defaultValues: { html: '<p>Dzień dobry</p>' } });
  return (
    <Screen title="Wiadomość">
      <FormProvider {...form}>
        <input aria-label="Temat" />
        <HtmlField name="html" label="Treść" noImages="" />
      </FormProvider>
    </Screen>
  );
}

test('its key makes a link within a formatted text, and opens the search from the rest of the form', async () => {
  // jsdom lays nothing out; the editor looks where its cursor is, so as to scroll there.
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
  const form = [{ element: <SearchFrame />, children: [{ path: '/', element: <TextForm /> }] }];
  openScreen(form, '/', { role: 'ROLE_TREASURER' });
  const text = await screen.findByRole('textbox', { name: 'Treść' });
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Temat' }), { key: 'k', ctrlKey: true });
  await field();
  fireEvent.keyDown(await field(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  text.focus();
  fireEvent.keyDown(text, { key: 'k', ctrlKey: true });
  await screen.findByRole('dialog', { name: 'Odnośnik' });
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('the help says of its key both what it does in a formatted text and what it does elsewhere', async () => {
  const frame = (
    <ShortcutHelp>
      <SearchFrame />
    </ShortcutHelp>
  );
  const form = [{ element: frame, children: [{ path: '/', element: <TextForm /> }] }];
  openScreen(form, '/', { role: 'ROLE_TREASURER' });
  await screen.findByRole('textbox', { name: 'Treść' });
  fireEvent.keyDown(document.body, { key: '?' });
  const help = await screen.findByRole('dialog', { name: 'Skróty klawiszowe' });
  const told = within(help)
    .getAllByRole('term')
    .filter(({ textContent }) => textContent === 'Ctrl+K')
    .map((term) => term.nextElementSibling?.textContent);
  expect(told).toHaveLength(2);
  expect(told).toEqual(
    expect.arrayContaining(['Odnośnik (gdy kursor jest w treści)', 'Szukaj wszędzie']),
  );
});

/** A form that waits until what it shows is read, or for what it saves. */
const coveredForm = (arrival: Promise<void>, busySaving: boolean) => {
  const Form = () => {
    const [isThere, setThere] = useState(false);
    useEffect(() => {
      void arrival.then(() => setThere(true));
    }, []);
    return (
      <Screen title="Formularz" busy={!isThere} busySaving={busySaving}>
        {isThere && <input aria-label="Nazwa" ref={(input) => input?.focus()} />}
      </Screen>
    );
  };
  return [{ element: <SearchFrame />, children: [{ path: '/', element: <Form /> }] }];
};

test('opened while a form is read, it has all that is typed, and then the form the focus', async () => {
  server.answer(searchEndpoints.everywhere, {});
  const arrival = Promise.withResolvers<void>();
  openScreen(coveredForm(arrival.promise, false), '/', { role: 'ROLE_TREASURER' });
  const cover = await screen.findByRole('dialog', { name: 'Proszę czekać…' });
  fireEvent.keyDown(cover, { key: 'k', ctrlKey: true });
  fireEvent.change(await field(), { target: { value: '21' } });
  expect(screen.queryByRole('dialog', { name: 'Proszę czekać…' })).toBeNull();
  arrival.resolve();
  const name = await screen.findByRole('textbox', { name: 'Nazwa', hidden: true });
  expect(document.activeElement).toBe(await field());
  expect(await field()).toHaveProperty('value', '21');
  fireEvent.keyDown(await field(), { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(name));
});

test('does not open while something is saved', async () => {
  const { promise } = Promise.withResolvers<void>();
  openScreen(coveredForm(promise, true), '/', { role: 'ROLE_TREASURER' });
  const cover = await screen.findByRole('dialog', { name: 'Proszę czekać…' });
  fireEvent.keyDown(cover, { key: 'k', ctrlKey: true });
  expect(screen.queryByRole('combobox')).toBeNull();
});
