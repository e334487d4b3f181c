import type { Sector } from '@grzadka/contract/sector/sector.model';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { MoveButtons } from '../core/ordered/MoveButtons.tsx';
import { actionMark, itemMark } from '../core/ordered/useItemFocus.ts';
import { CardRow } from '../core/ui/CardRow.tsx';
import { DeleteIcon, EditIcon } from '../core/ui/icons.ts';
import { sectorText } from './sector.text.ts';

/** What can be done with a sector by who may. */
interface SectorActions {
  onRename: (sector: Sector) => void;
  onMove: (sector: Sector, direction: 'up' | 'down', position: number) => void;
  onDelete: (sector: Sector) => void;
}

interface SectorRowProps {
  sector: Sector;
  count: number;
  actions: SectorActions | undefined;
}

/** A sector in its place, with what can be done with it. */
export function SectorRow({ sector, count, actions }: SectorRowProps) {
  const { id, name, position } = sector;
  return (
    <CardRow {...itemMark(id)}>
      {/* The number stays beside a name of one long word, and the lines of a long name begin below each other. */}
      <Typography component="div" sx={{ flex: '1 1 14rem', minWidth: 0, display: 'flex' }}>
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'pre' }}>
          {`${position}. `}
        </Box>
        <Box component="strong" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
      </Typography>
      {actions && (
        <Box sx={actionsStyle}>
          <Button
            startIcon={<EditIcon />}
            sx={{ whiteSpace: 'nowrap' }}
            aria-label={`${sectorText.rename}: ${name}`}
            onClick={() => actions.onRename(sector)}
            {...actionMark('edit')}
          >
            {sectorText.rename}
          </Button>
          <MoveButtons
            position={position}
            count={count}
            labels={{
              up: `${sectorText.moveUp}: ${name}`,
              down: `${sectorText.moveDown}: ${name}`,
            }}
            onMove={(direction, to) => actions.onMove(sector, direction, to)}
          />
          <IconButton
            title={sectorText.delete}
            aria-label={`${sectorText.delete}: ${name}`}
            onClick={() => actions.onDelete(sector)}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      )}
    </CardRow>
  );
}

/** On the narrowest phones the words stand above the signs. */
const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 0.5,
  ml: 'auto',
} as const;
