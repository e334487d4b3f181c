// @vitest-environment jsdom
import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import { messageRefusals } from '@grzadka/contract/message/message.refusals';
import { messageTemplateEndpoints } from '@grzadka/contract/message/template/message-template.endpoints';
import { messageTemplateDetails } from '@grzadka/contract/message/template/message-template.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faults, openScreen, press, startTestServer, type } from '../../../test/open-screen.tsx';
import { newMessagePath } from '../../core/new-message-path.ts';
import { messagePlace, messageTemplatePlace } from '../message.paths.ts';
import { TemplateEditScreen } from '../template/TemplateFormScreens.tsx';
import { NewMessageScreen } from './NewMessageScreen.tsx';

const server = startTestServer();
const routes = [
  { path: messagePlace.screens.create, element: <NewMessageScreen /> },
  { path: messageTemplatePlace.screens.edit, element: <TemplateEditScreen /> },
];

const templates = [
  { id: 'i', name: 'Informacja', kind: 'information' },
  { id: 'f', name: 'Opłaty', kind: 'fee-notice' },
] as const;

test('a message begins as whatever led to it says, with the template of its kind', async () => {
  server.answer(messageTemplateEndpoints.list, { items: [...templates], totalItems: 2 });
  server.answer(messageEndpoints.create, { id: 'm' });
  const group = { kind: 'charge-run', operator: 'include', chargeRunId: 'r' } as const;
  const { path } = openScreen(routes, newMessagePath({ kind: 'fee-notice', group }));
  const chosen = await screen.findByRole('radio', { name: 'Zawiadomienie o opłatach' });
  expect((chosen as HTMLInputElement).checked).toBe(true);
  expect(screen.getByRole('combobox', { name: 'Szablon' }).textContent).toBe('Opłaty');
  // With another kind another text is offered, and none where there is none.
  await press('Pismo', { role: 'radio' });
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Szablon' }).textContent).toBe('Bez szablonu'),
  );
  await press('Zawiadomienie o opłatach', { role: 'radio' });
  await press('Dalej');
  await waitFor(() => expect(path()).toBe('/wiadomosci/m'));
  expect(server.callsOf(messageEndpoints.create)[0]?.body).toEqual({
    kind: 'fee-notice',
    templateId: 'f',
    groups: [group],
  });
});

test('what of an address is no message is left out, and who may not know debtors reminds nobody', async () => {
  server.answer(messageTemplateEndpoints.list, { items: [...templates], totalItems: 2 });
  const { create } = messagePlace.screens;
  openScreen(routes, `${create}?kind=none&group=%7B`, { role: 'ROLE_EMPLOYEE' });
  const chosen = await screen.findByRole('radio', { name: 'Informacja' });
  expect((chosen as HTMLInputElement).checked).toBe(true);
  expect(screen.queryByRole('radio', { name: 'Wezwanie do zapłaty' })).toBeNull();
});

test('a template with a field that is none is not saved', async () => {
  const template = sampleOf(messageTemplateDetails, {
    id: 't',
    name: 'Opłaty',
    subject: 'Opłaty',
    html: '<p>Dzień dobry</p>',
  });
  server.answer(messageTemplateEndpoints.get, template);
  openScreen(routes, '/wiadomosci/szablony/t');
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Nazwa').value).toBe('Opłaty'),
  );
  type('Temat', 'Opłaty {{psa}}');
  await press('Zapisz');
  await waitFor(() => expect(faults()).toEqual({ Temat: messageRefusals.unknownField('psa') }));
  expect(server.callsOf(messageTemplateEndpoints.update)).toEqual([]);
});
