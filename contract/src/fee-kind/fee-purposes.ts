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

/** For which arrears a lease may be ended: the items of art. 33(2), and what is used on the plot (ROD Act, art. 36(3)(2)). */
export const purposesOfLease = [
  'investment',
  'common-utilities',
  'public-charges',
  'cleanliness',
  'management',
  'own-use',
] as const satisfies readonly (keyof typeof feePurposeLabels)[];
