import { partyTypeLabels } from '@grzadka/contract/party/party.model';
import type { PartyListItem } from '@grzadka/contract/party/party.reply';
import type { ListLayout } from '../core/list/rows/list-layout.ts';
import { DeleteIcon, DetailsIcon, EditIcon } from '../core/ui/icons.ts';
import { partyPaths } from './party.paths.ts';
import { namesInShort, partyText } from './party.text.ts';

/** As many gardens as a row has room for. */
const gardensInRow = 5;

interface PartyLayoutOptions {
  mayWrite: boolean;
  onDelete: (party: PartyListItem) => void;
}

/** How the parties' rows look; what changes a party is there for who may. */
export function partyLayout({ mayWrite, onDelete }: PartyLayoutOptions): ListLayout<PartyListItem> {
  return {
    rowName: ({ name }) => name,
    columns: [
      { label: partyText.name, width: 'minmax(0, 4fr)', cell: ({ name }) => name },
      {
        label: partyText.type,
        width: 'minmax(4rem, 1fr)',
        cell: ({ partyType }) => partyTypeLabels[partyType],
      },
      {
        label: partyText.gardens,
        width: 'minmax(0, 3fr)',
        cell: ({ gardens }) =>
          namesInShort(
            gardens.map(({ name }) => name),
            gardensInRow,
          ),
      },
    ],
    actions: [
      { label: partyText.showDetails, icon: DetailsIcon, to: ({ id }) => partyPaths.details(id) },
      ...(mayWrite
        ? [
            {
              label: partyText.startEdit,
              icon: EditIcon,
              to: ({ id }: PartyListItem) => partyPaths.edit(id),
            },
            { label: partyText.delete, icon: DeleteIcon, onSelect: onDelete },
          ]
        : []),
    ],
  };
}
