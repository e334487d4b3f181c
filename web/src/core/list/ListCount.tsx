import { listText } from './list.text.ts';

/** How many rows the list has, told to screen readers whenever it changes. */
export function ListCount({ totalItems }: { totalItems: number | undefined }) {
  return (
    <output style={{ whiteSpace: 'nowrap' }}>
      {totalItems !== undefined && listText.found(totalItems)}
    </output>
  );
}
