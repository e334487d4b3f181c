/** Why an account owes something else than by the last run of the same kinds, in words (docs/product/charges.md#cause). */
export const chargeCauseLabels = {
  same: 'bez zmian',
  rate: 'stawka',
  quantity: 'ilość',
  'rate-and-quantity': 'stawka i ilość',
  exemption: 'ulga',
  new: 'nowe konto rozliczeniowe',
  correction: 'korekta',
  missing: 'brak w tym roku',
  interest: 'odsetki za opóźnienie',
} as const;

export type ChargeCause = keyof typeof chargeCauseLabels;
