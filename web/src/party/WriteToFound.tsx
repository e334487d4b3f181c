import { Box } from '@mui/material';
import { useMay } from '../core/access/access.ts';
import { ListLink } from '../core/list/screen/ListLink.tsx';
import type { Found } from '../core/list/screen/list-screen-props.ts';
import { newMessagePath } from '../core/new-message-path.ts';
import { partyText } from './party.text.ts';

/** Begins a message to all that the list shows (docs/product/messages.md#where-messages-begin). */
export function WriteToFound({ query, totalItems }: Found) {
  const mayWrite = useMay('message:write');
  const to = newMessagePath({
    kind: 'information',
    group: { kind: 'party-list', operator: 'include', query },
  });
  return (
    mayWrite && (
      <Box component="span" sx={totalItems === 0 ? { visibility: 'hidden' } : undefined}>
        <ListLink
          to={to}
          label={
            <span>
              {partyText.writeToFound}{' '}
              <span style={countRoom}>{totalItems !== null && `(${totalItems})`}</span>
            </span>
          }
        />
      </Box>
    )
  );
}

/** Kept for the number, so that nothing moves when it comes. */
const countRoom = { display: 'inline-block', minWidth: '5ch', textAlign: 'start' } as const;
