import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication/publication';
import type { ListRow } from '../list/list-data-source.ts';
import type { ListColumn } from '../list/rows/list-layout.ts';
import { formatInstant } from '../ui/format.ts';
import { publicationText } from './publication.text.ts';

/** From when to when a record is published, as one column of a list. */
export const publicationColumn: ListColumn<ListRow & PublicationDates> = {
  label: publicationText.publication,
  share: 1,
  cell: ({ publicationFromDate, publicationThruDate }) => (
    <PeriodCell from={publicationFromDate} thru={publicationThruDate} />
  ),
};

/** From when to when a record is pinned. */
export const pinColumn: ListColumn<ListRow & PinDates> = {
  label: publicationText.pinning,
  share: 1,
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
    share: 0,
    cell: (row) => formatInstant(dateOf(row)),
  };
}
