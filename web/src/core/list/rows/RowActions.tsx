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

/** What can be done with a row: the main action in words, the others as icons where they have one. */
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
    <ActionGroup data-cell>
      {actions.map((action, order) => {
        const { icon: Icon, label } = action;
        const named = { 'aria-label': `${label}: ${name}`, ...behaviour(action) };
        return order === 0 || !Icon ? (
          <Button
            key={label}
            data-main-action={order === 0 || undefined}
            variant={order === 0 ? 'outlined' : 'text'}
            startIcon={Icon && <Icon />}
            sx={{
              flex: order === 0 ? '1 0 auto' : 'none',
              // As wide as a thumb needs it on a phone, and no bar across a card of a wide window.
              maxWidth: order === 0 ? '24rem' : undefined,
              whiteSpace: 'nowrap',
              ...(!Icon && { px: 1.25 }),
            }}
            {...named}
          >
            {label}
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
  alignItems: 'center',
  gap: theme.spacing(0.5),
}));
