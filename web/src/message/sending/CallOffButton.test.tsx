// @vitest-environment jsdom

import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import { type MessageDetails, messageDetails } from '@grzadka/contract/message/message.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../../test/open-screen.tsx';
import { MessageScreen } from '../MessageScreen.tsx';
import { messagePlace } from '../message.paths.ts';

const server = startTestServer();

/** A call of a meeting that has gone out, with these facts. */
function answer(facts: Partial<MessageDetails>): void {
  const message = sampleOf(messageDetails, {
    id: 'm',
    kind: 'general-meeting',
    state: 'done',
    restoredFrom: null,
    meetingAt: '2027-03-27T09:00:00.000Z',
    ...facts,
  });
  server.answer(messageEndpoints.get, message, { etag: '"3"' });
}

const open = () =>
  openScreen([{ path: messagePlace.screens.details, element: <MessageScreen /> }], '/wiadomosci/m');

test('a meeting is called off after a question, and takes place after all at a press', async () => {
  answer({ hasComingMeeting: true, calledOffAt: null });
  open();
  await press('Odwołaj zebranie');
  const asked = await screen.findByRole('alertdialog');
  expect(asked.textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Zebranie 27 marca 2027, godz. 10:00 będzie w kalendarzu na stronie ogrodu oznaczone jako odwołane.',
  );
  server.answer(messageEndpoints.callOff, undefined, { etag: '"4"' });
  answer({ hasComingMeeting: true, calledOffAt: '2027-01-02T09:00:00.000Z' });
  await press('Odwołaj zebranie', { within: within(asked) });
  await press('Zebranie jednak się odbędzie');
  await waitFor(() =>
    expect(server.callsOf(messageEndpoints.callOff).map(({ body }) => body)).toEqual([
      { id: 'm', calledOff: true },
      { id: 'm', calledOff: false },
    ]),
  );
});

test('a meeting that is over, or was never called, cannot be called off', async () => {
  answer({ hasComingMeeting: false, calledOffAt: null });
  open();
  await screen.findByRole('link', { name: 'Odbiorcy' });
  expect(screen.queryByRole('button', { name: 'Odwołaj zebranie' })).toBeNull();
});
