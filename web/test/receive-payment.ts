import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { focused, type startTestServer } from './open-screen.tsx';

/** The label of who pays. */
export const payer = 'Kto wpłaca';

const garden = { id: 'g', name: '12A', sector: 'Sektor 1' };

/** The account that is paid to. */
export const account = {
  id: '0190a000-0000-7000-8000-00000000000a',
  garden,
  reference: 'GR00012320',
};

/** The cash box that is paid into. */
export const box = { id: '0190a000-0000-7000-8000-0000000000b0', name: 'Kasa', active: true };

/** Has payments taken, and their receipts printed by a jsdom that cannot print. */
export function takePayments(server: ReturnType<typeof startTestServer>): void {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:plik', revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  server.answer(paymentEndpoints.receive, { id: 'k', number: 'KP/2026/7' });
  server.answer(paymentEndpoints.receipt, '%PDF');
}

/** Finds the account by what is typed of it, by the keyboard alone. */
export async function choosePayer(typed = '12a'): Promise<void> {
  const input = await screen.findByRole('combobox', { name: payer });
  fireEvent.change(input, { target: { value: typed } });
  fireEvent.keyDown(input, { key: 'Enter' });
  // At once: the next key is typed there.
  expect(focused()).toBe('Kwota');
  await waitFor(() => expect((input as HTMLInputElement).value).toContain(' – '));
}
