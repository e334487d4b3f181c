import { expect, it } from 'vitest';
import { sampleOf } from '../../test/samples/sample-of.ts';
import { type DebtorListItem, debtorListItem } from './debtor.model.ts';
import { contactInWords, nextStep } from './next-step.ts';

const today = '2026-11-30';
const debtor = sampleOf(debtorListItem, {
  dueSince: '2026-06-30',
  reminders: { reached: 0, waits: false, nextOn: '2026-07-14' },
  lastContact: null,
  plan: null,
});
const next = { on: '2026-12-15', amount: 10_00 };
const letter = { kind: 'payment-reminder', level: null, way: 'print', isDelivered: false } as const;

const reminded = (more: Partial<DebtorListItem['reminders']>) => ({
  reminders: { ...debtor.reminders, ...more },
});

it.each<[string, Partial<DebtorListItem>, string]>([
  ['long overdue', {}, 'Przypomnienie można wysłać'],
  ['overdue for some days', reminded({ nextOn: '2026-12-04' }), 'Przypomnienie od 2026.12.04'],
  ['owing a little', reminded({ nextOn: null }), 'Za mało na wezwanie'],
  ['to whom a letter is written', reminded({ waits: true }), 'Wezwanie czeka na wysłanie'],
  [
    'who was reminded some days ago',
    reminded({ reached: 1, nextOn: '2026-12-04' }),
    'Wezwanie do zapłaty od 2026.12.04',
  ],
  [
    'who was reminded long ago',
    reminded({ reached: 1, nextOn: today }),
    'Wezwanie do zapłaty można wysłać',
  ],
  ['who was demanded to pay', reminded({ reached: 2, nextOn: null }), 'Decyzja zarządu'],
  ['with a plan', { plan: { state: 'kept', broken: null, next } }, 'Rata płatna 2026.12.15'],
  [
    'with a rate that was due on a day of rest, and is in time today',
    { plan: { state: 'kept', broken: null, next: { ...next, on: '2026-11-28' } } },
    'Rata płatna 2026.11.30',
  ],
  [
    'with a plan that is broken',
    { plan: { state: 'broken', broken: { on: '2026-11-15', amount: 5 }, next } },
    'Rata zaległa od 2026.11.15',
  ],
  ['owing since three years ago', { dueSince: '2023-06-30' }, 'Przedawnia się w tym roku'],
  ['owing for longer', { dueSince: '2022-06-30' }, 'Przedawnione'],
  [
    'owing since three years ago with a plan',
    { dueSince: '2023-06-30', plan: { state: 'kept', broken: null, next } },
    'Rata płatna 2026.12.15',
  ],
])('the next step with one %s', (_, more, step) => {
  expect(nextStep({ ...debtor, ...more }, today)).toBe(step);
});

it('the last letter is said with its day and its way', () => {
  expect(contactInWords(null)).toBeNull();
  expect(contactInWords({ ...letter, on: '2026-11-20' })).toBe(
    '2026.11.20: Wezwanie do zapłaty (list)',
  );
  expect(contactInWords({ ...letter, on: '2026-11-20', isDelivered: true })).toBe(
    '2026.11.20: Wezwanie do zapłaty (list, doręczono)',
  );
  expect(contactInWords({ ...letter, level: 1, on: '2026-11-20' })).toBe(
    '2026.11.20: Przypomnienie (list)',
  );
});
