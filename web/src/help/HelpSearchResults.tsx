import { List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import type { HelpPlace } from '../core/help-place.ts';
import { SearchIcon } from '../core/ui/icons.ts';
import { Placeholder } from '../core/ui/screen/Placeholder.tsx';
import { helpText } from './help.text.ts';
import { searchManual } from './search-manual.ts';

interface HelpSearchResultsProps {
  phrase: string;
  onFollow: (place: HelpPlace) => void;
}

/** The sections of the manual in which a phrase was found. */
export function HelpSearchResults({ phrase, onFollow }: HelpSearchResultsProps) {
  const found = searchManual(phrase);
  if (found.length === 0) {
    return (
      <Placeholder icon={SearchIcon} title={helpText.nothingFound} text={helpText.searchAgain} />
    );
  }
  return (
    <List disablePadding aria-label={helpText.found}>
      {found.map(({ place, page, heading }) => (
        <ListItem key={place} disablePadding>
          <ListItemButton component="button" onClick={() => onFollow(place)}>
            <ListItemText primary={heading} secondary={page === heading ? undefined : page} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
