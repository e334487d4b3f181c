/** What a line of a charge is, in words (docs/product/charges.md#lines). */
export const chargeLineKindLabels = {
  fee: 'Opłata',
  correction: 'Korekta',
  flat: 'Ryczałt',
  exemption: 'Ulga',
  interest: 'Odsetki',
  'interest-correction': 'Korekta odsetek',
  waiver: 'Umorzenie odsetek',
} as const;

export type ChargeLineKind = keyof typeof chargeLineKindLabels;
