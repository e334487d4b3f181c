import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication';
import type { ListColumn } from '../list/list-layout.ts';
import type { ListRow } from '../list/list-source.ts';
import { publicationText } from './publication.text.ts';

/** From when to when a record is published, as one column of a list. */
export const publicationColumn: ListColumn<ListRow & PublicationDates> = {
  label: publicationText.publication,
  width: 'minmax(0, 3fr)',
  cell: ({ publicationFromDate, publicationThruDate }) => (
    <PeriodCell from={publicationFromDate} thru={publicationThruDate} />
  ),
};

/** From when to when a record is pinned. */
export const pinColumn: ListColumn<ListRow & PinDates> = {
  label: publicationText.pinning,
  width: 'minmax(0, 3fr)',
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
