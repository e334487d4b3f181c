import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, choice, flag, number, text } from '../core/record/record-fields.ts';

/**
 * What a fee is for: the five items of art. 33(2) of the ROD Act, by which the annual report adds up, and what these do
 * not cover (docs/product/tariffs.md#fee-kinds).
 */
export const feePurposeLabels = {
  investment: 'Inwestycje, remonty, konserwacja',
  'common-utilities': 'Energia, ciepło, gaz, woda – część wspólna',
  'public-charges': 'Ubezpieczenia, podatki, opłaty publiczne',
  cleanliness: 'Porządek i czystość',
  management: 'Zarządzanie ROD',
  'own-use': 'Media zużyte na działce',
  union: 'Część PZD',
  membership: 'Składka',
  other: 'Inne',
} as const;

/** A kind of fee: docs/product/tariffs.md#fee-kinds. */
export const feeKindRecord = defineRecord({
  name: 'fee-kind',
  permissions: { read: 'fee:read', write: 'fee:write' },
  words: { one: 'a fee kind', many: 'the fee kinds' },
  label: 'Rodzaj opłaty',
  table: 'feeKind',
  fields: {
    ...bookkeeping,
    name: text('Nazwa', 'not-personal', { share: 4 }),
    code: text('Skrót', 'not-personal', { share: 2 }),
    purpose: choice('Przeznaczenie', feePurposeLabels, { share: 4 }),
    position: number('Kolejność', { share: 2 }),
    interest: flag('Odsetki za opóźnienie'),
    keywords: text('Słowa w tytułach wpłat', 'not-personal'),
    active: flag('Aktywny'),
    search: null,
  },
  calledBy: ['name'],
  restorable: true,
});
