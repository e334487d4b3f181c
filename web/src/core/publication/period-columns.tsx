import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication/publication';
import type { ListRow } from '../list/list-data-source.ts';
import type { ListColumn } from '../list/rows/list-layout.ts';
import { formatInstant, instantWidth } from '../ui/format.ts';
import { publicationText } from './publication.text.ts';

// A date with its time and a dash fit on a line.
const periodWidth = 'minmax(12rem, 1fr)';

/** From this width on, in pixels at the usual size of type, there is room in a row for two periods beside another date. */
export const twoPeriodsFitFrom = 920;

/** From when to when a record is published, as one column of a list. */
export const publicationColumn: ListColumn<ListRow & PublicationDates> = {
  label: publicationText.publication,
  width: periodWidth,
  cell: ({ publicationFromDate, publicationThruDate }) => (
    <PeriodCell from={publicationFromDate} thru={publicationThruDate} />
  ),
};

/** From when to when a record is pinned. */
export const pinColumn: ListColumn<ListRow & PinDates> = {
  label: publicationText.pinning,
  width: periodWidth,
  cell: ({ pinFromDate, pinThruDate }) => <PeriodCell from={pinFromDate} thru={pinThruDate} />,
};

/** Both dates of a period, on one line or on two, neither of them broken. */
function PeriodCell({ from, thru }: { from: string | null; thru: string | null }) {
  if (from === null && thru === null) return formatInstant(null);
  return (
    <>
      <span style={unbroken}>{formatInstant(from)} –</span>{' '}
      <span style={unbroken}>{formatInstant(thru)}</span>
    </>
  );
}

const unbroken = { whiteSpace: 'nowrap' } as const;

/** A date that every record has, such as that of its creation, as a column of a list. */
export function dateColumn<Row extends ListRow>(
  label: string,
  dateOf: (row: Row) => string,
): ListColumn<Row> {
  return {
    label,
    width: instantWidth,
    cell: (row) => <span style={unbroken}>{formatInstant(dateOf(row))}</span>,
  };
}
