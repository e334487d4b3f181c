import { Button, IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { ScreenLink } from '../../ui/loading/ScreenLink.tsx';
import type { ListRow } from '../list-data-source.ts';
import type { RowAction, RowPosition } from './list-layout.ts';

interface RowActionsProps<Row extends ListRow> {
  row: Row;
  name: string;
  position: RowPosition;
  actions: readonly RowAction<Row>[];
}

/** What can be done with a row, alike in all lists: the main action in words, the others as icons. */
export function RowActions<Row extends ListRow>({
  row,
  name,
  position,
  actions,
}: RowActionsProps<Row>) {
  const { pathname, search } = useLocation();

  function behaviour(action: RowAction<Row>) {
    if ('onSelect' in action) {
      // The second click of a double click is none: it would be done twice, or to the next row.
      return { onClick: ({ detail }: MouseEvent) => detail < 2 && action.onSelect(row) };
    }
    if ('download' in action) return { component: 'a', href: action.download(row), download: true };
    const state = { ...action.state?.(row, position), from: pathname + search };
    return { component: ScreenLink, to: action.to(row), state };
  }

  return (
    <ActionGroup data-cell data-only={actions.length === 1 || undefined}>
      {actions.map((action, order) => {
        const { icon: Icon, label } = action;
        const named = { 'aria-label': `${label}: ${name}`, ...behaviour(action) };
        return order === 0 ? (
          <Button
            key={label}
            data-main-action
            variant="outlined"
            startIcon={<Icon />}
            // As wide as a thumb needs it on a phone, and no bar across a card of a wide window.
            sx={{ flex: '1 0 auto', maxWidth: '24rem', whiteSpace: 'nowrap' }}
            {...named}
          >
            <span>{label}</span>
          </Button>
        ) : (
          <IconButton key={label} title={label} {...named}>
            <Icon />
          </IconButton>
        );
      })}
    </ActionGroup>
  );
}

/** The buttons of a row. */
const ActionGroup = styled('div')(({ theme }) => ({
  display: 'flex',
  // On the narrowest phones two words in large type have no room beside each other; in columns they take what they need.
  '[data-rows=cards] &': { flexWrap: 'wrap' },
  // The whole card is pressed, and has no room for one word more on each.
  '[data-rows=cards] [data-opens] > &[data-only]': {
    '.MuiButton-startIcon': { margin: 0 },
    '.MuiButton-startIcon + span': { display: 'none' },
    a: { minWidth: 44, padding: 0 },
  },
  alignItems: 'center',
  gap: theme.spacing(0.5),
}));
