// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer, type } from '../../../test/open-screen.tsx';
import { ScreenLink } from '../ui/loading/ScreenLink.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

startTestServer();

function Form() {
  const [text, setText] = useState('');
  const guard = useLeaveGuard(text !== '');
  return (
    <>
      <input aria-label="Nazwa" value={text} onChange={({ target }) => setText(target.value)} />
      <ScreenLink to="/lista">Lista</ScreenLink>
      <ScreenLink to="/formularz#nizej">Niżej</ScreenLink>
      <LeaveQuestion guard={guard} />
    </>
  );
}

const routes = [
  { path: '/formularz', element: <Form /> },
  { path: '/lista', element: <h1>Lista</h1> },
];

const open = async () => {
  const opened = openScreen(routes, '/formularz', { from: ['/lista'] });
  await screen.findByLabelText('Nazwa');
  return opened;
};

const question = () => screen.findByRole('alertdialog', { name: 'Masz niezapisane zmiany' });

/** Whether the browser would ask before it leaves the page. */
const browserAsks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('a form without a text is left unasked', async () => {
  const { path } = await open();
  expect(browserAsks()).toBe(false);
  await press('Lista', { role: 'link' });
  await screen.findByRole('heading', { name: 'Lista' });
  expect(path()).toBe('/lista');
});

test.each([
  ['by a link', () => press('Lista', { role: 'link' })],
  ['by the browser’s button', async (goBack: () => void) => act(goBack)],
])('a typed text is left %s only by whoever says so', async (_, leave) => {
  const { path, goBack } = await open();
  type('Nazwa', 'Woda');
  // To another place of the same screen nothing is lost.
  await press('Niżej', { role: 'link' });
  act(goBack);
  await leave(goBack);
  const first = await question();
  await press('Zostań');
  await waitFor(() => expect(first.isConnected).toBe(false));
  expect(path()).toBe('/formularz');
  expect(screen.getByLabelText('Nazwa')).toHaveProperty('value', 'Woda');
  expect(browserAsks()).toBe(true);

  await leave(goBack);
  await question();
  await press('Porzuć zmiany');
  await screen.findByRole('heading', { name: 'Lista' });
  expect(path()).toBe('/lista');
  expect(browserAsks()).toBe(false);
});
