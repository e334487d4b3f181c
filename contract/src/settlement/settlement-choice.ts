import { dayInFigures } from '../core/time/in-figures.ts';

/** Which settlement account a new holder is given: the one that the days tell, or in spite of these (docs/product/settlements.md#accounts). */
export const settlementChoices = {
  rule: 'Według dni',
  join: 'Razem z obecnym działkowcem (wspólne rozliczenia)',
  new: 'Nowy działkowiec (osobne rozliczenia)',
} as const;

export type SettlementChoice = keyof typeof settlementChoices;

/** Why an assignment is not made, ended or deleted for the sake of its settlement account. */
export const settlementRefusals = {
  nobodyToJoin: `W tym czasie nikt inny nie ma tej działki. Wybierz „${settlementChoices.new}”.`,
  usedAfter: (day: string) =>
    `Na wspólnym koncie rozliczeniowym są już opłaty po ${dayInFigures(day)}. Najpierw zrób ich storno.`,
  inUse: 'Na koncie rozliczeniowym są już księgowania. Zakończ przypisanie, zamiast je usuwać.',
} as const;
