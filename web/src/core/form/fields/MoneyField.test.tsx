// @vitest-environment jsdom
import { typedAmount } from '@grzadka/contract/core/money/grosze';
import { zodResolver } from '@hookform/resolvers/zod';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openScreen, press, type } from '../../../../test/open-screen.tsx';
import { FieldDescriptions } from '../field-descriptions.tsx';
import { FormMoneyField } from './MoneyField.tsx';

afterEach(cleanup);

const schema = z.object({ amount: typedAmount('Podaj kwotę') });

function Page() {
  const form = useForm({ defaultValues: { amount: '' }, resolver: zodResolver(schema) });
  const save = form.handleSubmit((saved) => form.setError('root', { message: `${saved.amount}` }));
  return (
    <FormProvider {...form}>
      <FieldDescriptions>
        <form onSubmit={(event) => void save(event)}>
          <FormMoneyField name="amount" label="Kwota" helper="Wpłacono" />
          <button type="submit">Zapisz</button>
          <output>{form.formState.errors.root?.message}</output>
        </form>
      </FieldDescriptions>
    </FormProvider>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Kwota' });

test('an amount is what is typed while one is in it, then how it was understood, and saved in grosze', async () => {
  openScreen([{ path: '/', element: <Page /> }], '/');
  await screen.findByText('Wpłacono');
  expect(box().inputMode).toBe('decimal');
  type('Kwota', '12345.5 zł');
  expect(box().value).toBe('12345.5 zł');
  fireEvent.blur(box());
  expect(box().value).toBe('12\u00a0345,50');
  await press('Zapisz');
  expect(await screen.findByText('1234550')).toBeTruthy();
});

test('what is no amount stays as it is typed, with what is wrong below it', async () => {
  openScreen([{ path: '/', element: <Page /> }], '/');
  await screen.findByText('Wpłacono');
  type('Kwota', '1,234');
  fireEvent.blur(box());
  await press('Zapisz');
  expect(await screen.findByText('Kwota może mieć najwyżej 2 miejsca po przecinku')).toBeTruthy();
  expect(box().value).toBe('1,234');
  type('Kwota', '');
  expect(await screen.findByText('Podaj kwotę')).toBeTruthy();
});
