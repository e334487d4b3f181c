// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { faults, openScreen, press, startTestServer } from '../../../../test/open-screen.tsx';
import { AccessContext } from '../../access/access.ts';
import { FormScreen } from '../FormScreen.tsx';
import { RecordsField } from './RecordsField.tsx';

startTestServer();

const box = () => screen.getByRole<HTMLInputElement>('combobox');

const endpoint = { body: z.object({ plots: z.array(z.string()) }) };

/** A form with plots that are found when the test says so, by their names; nothing has the name '9'. */
function openPlots() {
  const answers = new Map<string, () => void>();
  const saved: unknown[] = [];
  const search = {
    kind: 'plot',
    find: async (phrase: string) => {
      if (phrase !== '') {
        const asked = Promise.withResolvers<void>();
        answers.set(phrase, asked.resolve);
        await asked.promise;
      }
      return phrase === '9' ? [] : [{ id: `id-${phrase}`, name: `Działka ${phrase}`, note: '' }];
    },
  };
  const form = (
    <FormScreen
      title="Działki"
      back="/"
      endpoint={endpoint}
      defaultValues={{ plots: [] as string[] }}
      submit={(values) => Promise.resolve(saved.push(values))}
      onSaved={() => undefined}
      staysOpen
    >
      <RecordsField name="plots" label="Działki" search={search} autoFocus />
    </FormScreen>
  );
  function Session() {
    const [isExpired, setExpired] = useState(false);
    const access = { role: 'ROLE_ADMIN', userId: 'signed-in', isExpired } as const;
    return (
      <AccessContext value={access}>
        {form}
        <button type="button" onClick={() => setExpired(!isExpired)}>
          Sesja
        </button>
      </AccessContext>
    );
  }
  openScreen([{ path: '/dzialki', element: <Session /> }], '/dzialki');
  const enter = (phrase: string) => {
    fireEvent.change(box(), { target: { value: phrase } });
    fireEvent.keyDown(box(), { key: 'Enter' });
  };
  return { enter, saved, answer: (phrase: string) => answers.get(phrase)?.() };
}

test('records are typed one after the other, and those are chosen, whenever they are found', async () => {
  const { enter, saved, answer } = openPlots();
  await waitFor(() => expect(document.activeElement).toBe(box()));
  enter('12');
  enter('14');
  expect(box().value).toBe('');
  await press('Zapisz');
  answer('14');
  await screen.findByText('Szukanie: „12”, „14”…');
  expect(saved).toEqual([]);
  answer('12');
  await waitFor(() => expect(saved).toEqual([{ plots: ['id-12', 'id-14'] }]));
});

test('what is not found is told, and nothing is saved until something else is typed', async () => {
  const { enter, saved, answer } = openPlots();
  await waitFor(() => expect(document.activeElement).toBe(box()));
  enter('9');
  enter('12');
  await press('Zapisz');
  answer('9');
  answer('12');
  await waitFor(() => expect(faults()).toEqual({ Działki: 'Nic nie znaleziono: „9”' }));
  await screen.findByRole('button', { name: 'Działka 12' });
  expect(saved).toEqual([]);
  enter('14');
  answer('14');
  await screen.findByRole('button', { name: 'Działka 14' });
  await press('Zapisz');
  await waitFor(() => expect(saved).toEqual([{ plots: ['id-12', 'id-14'] }]));
});

test('what is looked for stays where a sign-in takes the focus, until the field is left afterwards', async () => {
  openPlots();
  await waitFor(() => expect(document.activeElement).toBe(box()));
  fireEvent.change(box(), { target: { value: '12' } });
  fireEvent.click(screen.getByText('Sesja'));
  act(() => box().blur());
  expect(box().value).toBe('12');
  fireEvent.click(screen.getByText('Sesja'));
  expect(box().value).toBe('12');
  act(() => box().focus());
  expect(box().value).toBe('12');
  act(() => box().blur());
  expect(box().value).toBe('');
});
