// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openScreen, press, startTestServer, type } from '../../../test/open-screen.tsx';
import { useNavigate } from '../navigation/place.ts';
import { FormScreen } from './FormScreen.tsx';
import { FormTextField } from './fields/TextField.tsx';

startTestServer();

const endpoint = { body: z.object({ name: z.string() }) };

/** A form that leads away a moment after its save, as the way back through the browser's history does. */
function SlowlyLeft({ left, onSaved }: { left: Promise<void>; onSaved: () => void }) {
  const navigate = useNavigate();
  return (
    <FormScreen
      title="Nowa strefa"
      back="/lista"
      endpoint={endpoint}
      defaultValues={{ name: '' }}
      submit={() => Promise.resolve()}
      onSaved={() => {
        onSaved();
        void left.then(() => navigate('/lista'));
      }}
    >
      <FormTextField name="name" label="Nazwa" />
    </FormScreen>
  );
}

test('once it is saved nothing can be typed that nobody would save, until the form is left', async () => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const { promise: saved, resolve: onSaved } = Promise.withResolvers<void>();
  const { path } = openScreen(
    [
      { path: '/nowa', element: <SlowlyLeft left={left} onSaved={onSaved} /> },
      { path: '/lista', element: <h1>Strefy</h1> },
    ],
    '/nowa',
  );
  await screen.findByLabelText('Nazwa');
  type('Nazwa', 'Woda');
  await press('Zapisz');
  await act(() => saved);
  expect(await screen.findByRole('dialog', { name: 'Zapisywanie…' })).toBeTruthy();

  leave();
  await screen.findByRole('heading', { name: 'Strefy' });
  expect(path()).toBe('/lista');
  expect(screen.queryByRole('dialog')).toBeNull();
});
