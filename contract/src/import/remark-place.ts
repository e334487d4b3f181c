import { formatDecimal } from '../core/number/format-decimal.ts';
import type { RowRemark } from './import.model.ts';

/** Where a remark belongs, within a Polish sentence: 'wiersze 3, 4 (razem 2), kolumna „Sektor”'. */
export function remarkPlace({ rows, count, column }: RowRemark): string {
  const [first] = rows;
  const more = count > rows.length ? ' i dalsze' : '';
  const where =
    count === 1
      ? `wiersz ${first}`
      : `wiersze ${rows.join(', ')}${more} (razem ${formatDecimal(count)})`;
  return column === null ? where : `${where}, kolumna „${column}”`;
}
