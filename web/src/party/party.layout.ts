import { partyTypeLabels } from '@grzadka/contract/party/party.model';
import type { PartyListItem } from '@grzadka/contract/party/party-reply';
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
      { label: partyText.name, share: 4, cell: ({ name }) => name },
      {
        label: partyText.type,
        share: 1,
        cell: ({ partyType }) => partyTypeLabels[partyType],
      },
      {
        label: partyText.gardens,
        share: 3,
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
