// @vitest-environment jsdom
import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import { type MessageCount, messageDetails } from '@grzadka/contract/message/message.model';
import { messageRefusals } from '@grzadka/contract/message/message.refusals';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  faults,
  focused,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../../test/open-screen.tsx';
import { MessageScreen } from '../MessageScreen.tsx';
import { messagePlace } from '../message.paths.ts';

const server = startTestServer();
const routes = [{ path: messagePlace.screens.details, element: <MessageScreen /> }];
const path = '/wiadomosci/m';

const draft = sampleOf(messageDetails, {
  id: 'm',
  kind: 'general-meeting',
  state: 'draft',
  subject: 'Walne zebranie',
  html: '<p>Zapraszamy</p>',
  groups: [{ group: { kind: 'members', operator: 'include' }, records: [] }],
});

const count: MessageCount = {
  units: 212,
  email: 140,
  print: 69,
  skipped: [{ reason: 'no-address', count: 3 }],
};

const step = (name: string) =>
  press(name, { within: within(screen.getByRole('navigation', { name: 'Kroki wiadomości' })) });

/** Opens the draft, whose first step in sight is whom it is for. */
async function open(): Promise<void> {
  openScreen(routes, path);
  await screen.findByRole('button', { name: 'Dodaj grupę' });
}

beforeEach(() => {
  server.answer(messageEndpoints.get, draft, { etag: '"3"' });
  server.answer(messageEndpoints.count, count);
  // What the fields of attachments offer.
  server.answer(documentEndpoints.list, { items: [], totalItems: 0 });
});

test('what is typed in one step stays while others are gone to, and is saved from any of them', async () => {
  server.answer(messageEndpoints.update, undefined, { etag: '"4"' });
  await open();
  expect(server.callsOf(messageEndpoints.get)).toHaveLength(1);
  await step('3. Treść');
  type('Temat', 'Walne zebranie wyborcze');
  await step('1. Rodzaj');
  type('Miejsce zebrania', 'Świetlica');
  await step('2. Do kogo');
  await press('Zapisz i dalej');
  await waitFor(() => expect(server.callsOf(messageEndpoints.update)).toHaveLength(1));
  const [saved] = server.callsOf(messageEndpoints.update);
  expect(saved?.ifMatch).toBe('"3"');
  expect(saved?.body).toMatchObject({
    subject: 'Walne zebranie wyborcze',
    html: '<p>Zapraszamy</p>',
    meetingPlace: 'Świetlica',
    groups: [{ kind: 'members', operator: 'include' }],
  });
  // Who cannot see it hears which step this is now.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Treść'));
  expect(document.activeElement?.tagName).toBe('H2');
  // The next save is of what this one made.
  expect(await screen.findByText('Zapisano szkic')).toBeTruthy();
  await press('Zapisz i dalej');
  await waitFor(() => expect(server.callsOf(messageEndpoints.update)[1]?.ifMatch).toBe('"4"'));
});

test('a fault in another step is shown there, with the focus on its field', async () => {
  await open();
  await step('3. Treść');
  type('Temat', 'Zebranie {{pies}}');
  await step('2. Do kogo');
  await press('Zapisz i dalej');
  await waitFor(() => expect(faults()).toEqual({ Temat: messageRefusals.unknownField('pies') }));
  expect(screen.getByRole('button', { current: 'step' }).textContent).toBe('3. Treść');
  await waitFor(() => expect(focused()).toBe('Temat'));
  expect(server.callsOf(messageEndpoints.update)).toEqual([]);
});

test('what the server misses when it prepares is told at its field', async () => {
  server.answer(messageEndpoints.update, undefined, { etag: '"4"' });
  server.answer(messageEndpoints.findings, { findings: [] });
  server.refuse(messageEndpoints.prepare, {
    code: 'validation',
    fields: { subject: messageRefusals.subjectMissing },
  });
  await open();
  await step('5. Wysyłka');
  await press('Przygotuj i pokaż podgląd');
  await waitFor(() => expect(faults()).toEqual({ Temat: messageRefusals.subjectMissing }));
  await waitFor(() => expect(focused()).toBe('Temat'));
});

test('it is told while groups are put together how many they reach, and a group that is half typed asks nothing', async () => {
  await open();
  expect(
    await screen.findByText('212 odbiorców: 140 e-mailem, 69 listem, 3 bez adresu', {
      normalizer: (text) => text.replaceAll('\u00a0', ' '),
    }),
  ).toBeTruthy();
  const asked = server.callsOf(messageEndpoints.count).length;
  await press('Dodaj grupę');
  await press('Wszyscy działkowcy', { role: 'menuitem' });
  await waitFor(() =>
    expect(server.callsOf(messageEndpoints.count).at(-1)?.body).toMatchObject({
      groups: [{ kind: 'members' }, { kind: 'holders', operator: 'include' }],
    }),
  );
  expect(server.callsOf(messageEndpoints.count).length).toBe(asked + 1);
  await press('Usuń grupę: Członkowie PZD');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Dodaj grupę'));
});

test('what may be personal data stops it, until somebody says why it stays', async () => {
  server.answer(messageEndpoints.update, undefined, { etag: '"4"' });
  const finding = { kind: 'pesel', excerpt: 'PESEL 44051401359', place: null } as const;
  server.answer(messageEndpoints.findings, { findings: [finding] });
  server.answer(messageEndpoints.prepare, count);
  await open();
  await step('4. Podgląd');
  await press('Przygotuj i pokaż podgląd');
  expect(await screen.findByText('Czy te dane mają być w treści?')).toBeTruthy();
  expect(server.callsOf(messageEndpoints.prepare)).toEqual([]);
  const despite = screen.getByRole<HTMLButtonElement>('button', { name: 'Przygotuj mimo to' });
  expect(despite.disabled).toBe(true);
  type('Dlaczego mają zostać', 'Zgoda tej osoby');
  await press('Przygotuj mimo to');
  await waitFor(() =>
    expect(server.callsOf(messageEndpoints.prepare)[0]?.body).toEqual({
      id: 'm',
      despiteReason: 'Zgoda tej osoby',
    }),
  );
});
