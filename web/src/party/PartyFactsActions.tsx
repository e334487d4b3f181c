import { Button, Stack } from '@mui/material';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { DeleteIcon, EditIcon } from '../core/ui/icons.ts';
import type { NavigationState } from '../core/ui/screen/useGoUp.ts';
import { partyText } from './party.text.ts';

/** What can be done with a party on its details screen. */
export function PartyFactsActions({
  partyId,
  onDelete,
}: {
  partyId: string;
  onDelete: () => void;
}) {
  const state: NavigationState = { from: paths.partyDetails(partyId) };
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        component={Link}
        to={paths.partyEdit(partyId)}
        state={state}
        variant="contained"
        startIcon={<EditIcon />}
      >
        {partyText.startEdit}
      </Button>
      <Button variant="outlined" startIcon={<DeleteIcon />} onClick={onDelete}>
        {partyText.delete}
      </Button>
    </Stack>
  );
}
