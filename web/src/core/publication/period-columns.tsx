import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication';
import type { ListRow } from '../list/list-data-source.ts';
import type { ListColumn } from '../list/rows/list-layout.ts';
import { publicationText } from './publication.text.ts';

// 'od' or 'do' and a date fit on a line, with its time where there is room.
const periodWidth = 'minmax(8rem, 11.5rem)';

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

function PeriodCell({ from, thru }: { from: string | null; thru: string | null }) {
  return (
    <>
      {publicationText.from(from)}
      <br />
      {publicationText.thru(thru)}
    </>
  );
}
