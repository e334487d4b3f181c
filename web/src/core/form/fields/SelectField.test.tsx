// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { openScreen, press } from '../../../../test/open-screen.tsx';
import { FieldDescriptions } from '../field-descriptions.tsx';
import { FormSelectField } from './SelectField.tsx';

afterEach(cleanup);

const options = ['Łąka', 'Las', 'Lasek'].map((label) => ({ value: label, label }));

function Page() {
  const form = useForm({ defaultValues: { sector: 'Łąka' } });
  const chosen = useWatch({ control: form.control, name: 'sector' });
  return (
    <FormProvider {...form}>
      <FieldDescriptions>
        <FormSelectField name="sector" label="Sektor" options={options} />
        <output>{chosen}</output>
      </FieldDescriptions>
    </FormProvider>
  );
}

const sector = () => screen.findByRole('combobox', { name: 'Sektor' });
const key = async (name: string) => fireEvent.keyDown(await sector(), { key: name });

test('letters choose before the list was ever opened, of a word those typed in a row', async () => {
  openScreen([{ path: '/', element: <Page /> }], '/');
  const box = await sector();
  expect(box.textContent).toBe('Łąka');
  for (const letter of 'lase') fireEvent.keyDown(box, { key: letter });
  expect(box.textContent).toBe('Lasek');
  expect(screen.getByRole('status').textContent).toBe('Lasek');
});

test('its list opens by the keyboard, and gives the focus back', async () => {
  openScreen([{ path: '/', element: <Page /> }], '/');
  await key('Enter');
  await press('Las', { role: 'option' });
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect((await sector()).textContent).toBe('Las');
  expect(document.activeElement).toBe(await sector());
});
