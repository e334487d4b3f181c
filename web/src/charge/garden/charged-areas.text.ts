import type { ChargedArea } from '@grzadka/contract/charge/garden/charged-area.model';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';

function squareMetres(area: string): string {
  return `${formatDecimal(Number(area))}\u00a0m²`;
}

/** The texts of what rests on the area of a garden. */
export const chargedAreasText = {
  hint: 'Na powierzchni opierają się naliczenia. Gdy ją zmienisz, zachowają swoje kwoty. Jeśli była błędna, podaj właściwą od dnia, na który policzono opłaty, albo wcześniejszego, a potem popraw naliczenie działki.',
  label: 'Naliczenia według powierzchni',
  row: ({ run, area, referenceDay }: ChargedArea) =>
    `${run.number}: ${squareMetres(area)}, stan na ${dayInFigures(referenceDay)}.`,
  other: ({ areaNow }: ChargedArea) =>
    areaNow === null
      ? 'Teraz na ten dzień: brak powierzchni.'
      : `Teraz na ten dzień: ${squareMetres(areaNow)}.`,
  correct: ({ run }: ChargedArea) => `Popraw naliczenie ${run.number}`,
};
