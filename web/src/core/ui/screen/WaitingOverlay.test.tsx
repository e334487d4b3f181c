// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { openScreen } from '../../../../test/open-screen.tsx';
import { uiText } from '../ui.text.ts';
import { WaitingOverlay } from './WaitingOverlay.tsx';

afterEach(cleanup);

function Form() {
  const [isSaving, setSaving] = useState(false);
  return (
    <>
      <input aria-label="Nazwa" />
      <button onClick={() => setSaving(!isSaving)}>Zapisz</button>
      <WaitingOverlay open={isSaving} label="Zapisywanie" />
    </>
  );
}

test('what is typed into a form that waits is refused before its cover has the focus, and told', async () => {
  openScreen([{ path: '/', element: <Form /> }], '/');
  const field = await screen.findByLabelText('Nazwa');
  const save = screen.getByRole('button', { name: 'Zapisz' });
  const isTaken = () => fireEvent.keyDown(field, { key: '7' });
  expect(isTaken()).toBe(true);
  fireEvent.click(save);
  expect(isTaken()).toBe(false);
  fireEvent.click(save);
  expect(isTaken()).toBe(true);
  expect(await screen.findByText(uiText.keysWereRefused)).toBeTruthy();
});
