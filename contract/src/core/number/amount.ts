import { figuresOf } from '../figures.ts';

/** An amount in grosze as złoty: '1234,50 zł', '12 345,50 zł', with non-breaking spaces (docs/product/money.md#amounts). */
export function formatAmount(grosze: number): string {
  return `${amountFigures(grosze)}\u00a0zł`;
}

/** The same without 'zł', for where that stands beside it. */
export function amountFigures(grosze: number): string {
  return figuresOf(grosze, { places: 2, groupedFrom: 5, isInParts: true });
}
