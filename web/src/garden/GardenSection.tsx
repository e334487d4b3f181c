import {
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Paper,
  Typography,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';

interface SectionEntry {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  readonly icon: ReactNode;
  readonly to: string;
}

interface GardenSectionProps {
  title: string;
  /** Said where there are no entries. */
  empty: string;
  /** What following an entry is for. */
  action: string;
  /** The address that the opened screens lead back to. */
  from: string;
  entries: readonly SectionEntry[];
}

/** What belongs to a garden, each with a link to its own screen. */
export function GardenSection({ title, empty, action, from, entries }: GardenSectionProps) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} sx={{ py: 2 }}>
      <Typography id={id} component="h2" variant="h6" sx={{ px: 3 }}>
        {title}
      </Typography>
      {entries.length === 0 ? (
        <Typography color="textSecondary" sx={{ px: 3, pt: 1 }}>
          {empty}
        </Typography>
      ) : (
        <List aria-labelledby={id} disablePadding>
          {entries.map((entry) => (
            <ListItem key={entry.id} disablePadding>
              <ListItemButton component={Link} to={entry.to} state={{ from }} sx={{ px: 3 }}>
                <ListItemIcon>{entry.icon}</ListItemIcon>
                <ListItemText
                  primary={entry.name}
                  secondary={entry.note}
                  sx={{ overflowWrap: 'anywhere' }}
                />
                <Typography color="primary" sx={{ ml: 2, fontWeight: 600, whiteSpace: 'nowrap' }}>
                  {action}
                </Typography>
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
    </Paper>
  );
}
