/** How a fee is reckoned, in words (docs/product/tariffs.md#methods). */
export const methodLabels = {
  'per-area': 'Od powierzchni działki',
  'per-garden': 'Od działki',
  'per-person': 'Od osoby',
  'per-meter': 'Od licznika',
  consumption: 'Od zużycia',
  distribute: 'Podział kwoty albo strat',
  'missing-reading': 'Ryczałt za brak odczytu',
  manual: 'Kwota ustalana ręcznie',
} as const;

export type TariffMethod = keyof typeof methodLabels;

/** Which plots pay a fee that is the same for each. */
export const gardenConditionLabels = {
  every: 'Każda działka',
  'water-meter': 'Z wodomierzem',
  'electricity-meter': 'Z licznikiem energii',
  'water-connection': 'Z przyłączem wody',
  'electricity-connection': 'Z przyłączem energii',
} as const;

/** Who is counted of those who pay for each person. */
export const countedLabels = {
  members: 'Członkowie PZD',
  residents: 'Zgłoszeni mieszkańcy',
} as const;

/** How those of one account pay. */
export const personSharingLabels = {
  each: 'Każda osoba całą stawkę',
  'once-per-account': 'Razem jedną stawkę',
} as const;

/** What is shared out. */
export const distributedLabels = {
  amount: 'Kwota',
  loss: 'Straty w strefie',
} as const;

/** By what it is shared out. */
export const shareKeyLabels = {
  equal: 'Po równo',
  area: 'Według powierzchni',
  consumption: 'Według zużycia',
  residents: 'Według liczby mieszkańców',
} as const;

/** What becomes of the fee where an account has a plot for a part of the time (docs/product/tariffs.md#tariffs). */
export const prorationLabels = {
  none: 'Płaci, kto ma działkę w dniu z pola „Stan na dzień”',
  daily: 'Dzieli się według dni',
  monthly: 'Dzieli się według miesięcy',
} as const;
