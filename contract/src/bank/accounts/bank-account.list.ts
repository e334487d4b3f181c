import { defineList } from '../../core/list/list.ts';
import { stateFilter } from '../../core/list/list-filters.ts';
import { day, money } from '../../core/record/record-fields.ts';
import { shownFields } from '../../core/record/shown-fields.ts';
import { typedBankAccount } from '../../settings/bank-account.ts';
import { bankAccountListItem } from './bank-account.model.ts';
import { bankAccountRecord } from './bank-account.record.ts';

/** The bank accounts with what is on them, and how that agrees with their last statements. */
export const bankAccountList = defineList({
  item: bankAccountListItem,
  purpose: 'Tu są rachunki bankowe ogrodu. Bez nich nie wczytasz wyciągów z banku.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj rachunku' },
  filters: { state: stateFilter({ enabled: false }) },
  sorts: { name: 'Nazwy', balance: 'Stanu rachunku' },
  initialSort: { by: 'name', direction: 'asc' },
  shown: shownFields(bankAccountRecord, bankAccountListItem, {
    from: { nrb: ({ nrb }) => typedBankAccount(nrb), balanceGrosz: ({ balance }) => balance },
    more: {
      statementDay: day('Ostatni wyciąg', { share: 2, none: 'brak' }),
      statementDifference: money('Różnica od wyciągu', { none: 'brak' }),
    },
  }),
  file: { fileName: 'rachunki', sheetName: 'Rachunki' },
});
