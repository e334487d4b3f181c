import { consentEndpoints } from '@grzadka/contract/consent/consent.endpoints';
import { consentList } from '@grzadka/contract/consent/consent.list';
import type { ConsentListItem } from '@grzadka/contract/consent/consent.model';
import { consentRecord } from '@grzadka/contract/consent/consent.record';
import type { ListLayout } from '../core/list/rows/list-layout.ts';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { paths } from '../core/paths.ts';
import { recordSource } from '../core/record/record-calls.ts';
import { columnsOf } from '../core/record/shown-text.ts';
import { EmailText } from '../core/ui/elements/EmailText.tsx';
import { DetailsIcon } from '../core/ui/icons.ts';
import { partyPaths } from '../party/party.paths.ts';
import { consentText } from './consent.text.ts';

const source = recordSource(consentRecord, consentList, consentEndpoints);

const layout: ListLayout<ConsentListItem> = {
  rowName: ({ name }) => name,
  columns: columnsOf(consentList).map((column) =>
    column.label === consentRecord.fields.email.label
      ? { ...column, cell: ({ email }) => <EmailText address={email} /> }
      : column,
  ),
  actions: [
    {
      label: consentText.show,
      icon: DetailsIcon,
      to: ({ partyId }) => partyPaths.details(partyId),
    },
  ],
};

/** The consents that count, each leading to its party, where it is withdrawn or given anew. */
export function ConsentListScreen() {
  return (
    <ListScreen title={consentText.list} back={paths.messages} source={source} layout={layout} />
  );
}
