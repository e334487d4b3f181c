import { Box, List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { HelpPlace } from '../core/help-place.ts';
import { TextBox } from '../core/ui/elements/TextBox.tsx';
import { SearchIcon } from '../core/ui/icons.ts';
import { Placeholder } from '../core/ui/screen/Placeholder.tsx';
import { HelpArticle } from './HelpArticle.tsx';
import { helpText } from './help.text.ts';
import { manualId } from './manual.ts';
import { ScreenLinks } from './ScreenLinks.tsx';
import { searchManual } from './search-manual.ts';

interface HelpPagesProps {
  /** What is shown. */
  place: HelpPlace;
  onFollow: (place: HelpPlace) => void;
  /** Beside a screen they scroll by themselves and bear their titles; as a screen they do neither. */
  isBeside: boolean;
}

/** The manual: a search, and the page at a place or what was found. */
export function HelpPages({ place, onFollow, isBeside }: HelpPagesProps) {
  const [phrase, setPhrase] = useState('');
  const content = useRef<HTMLDivElement>(null);
  const [pageName = ''] = place.split('#');

  const follow = useCallback(
    (next: HelpPlace) => {
      setPhrase('');
      // What was pressed is gone with the page it stood on.
      content.current?.focus({ preventScroll: true });
      onFollow(next);
    },
    [onFollow],
  );

  const isSearching = phrase.trim() !== '';
  useEffect(() => {
    if (isSearching) return;
    const [, anchor] = place.split('#');
    const target = anchor === undefined ? null : document.getElementById(manualId(anchor));
    if (!isBeside) target?.scrollIntoView();
    // Not into view: the screen beside would scroll as well.
    else if (content.current) content.current.scrollTop = target?.offsetTop ?? 0;
  }, [place, isBeside, isSearching]);

  return (
    <>
      <Box
        component="search"
        sx={{ flex: 'none', p: isBeside ? 2 : 0, pt: 1, maxWidth: isBeside ? 'none' : '30rem' }}
      >
        <TextBox
          label={helpText.search}
          value={phrase}
          size="small"
          start={<SearchIcon />}
          onChange={(event) => setPhrase(event.target.value)}
        />
      </Box>
      <Box
        ref={content}
        tabIndex={-1}
        sx={{
          outline: 'none',
          ...(isBeside
            ? { flex: 1, minHeight: 0, overflowY: 'auto', position: 'relative', px: 2, pb: 3 }
            : { maxWidth: '52rem', pt: 2 }),
        }}
      >
        {isSearching ? (
          <HelpSearchResults phrase={phrase} onFollow={follow} />
        ) : (
          <>
            <HelpArticle pageName={pageName} isTitled={isBeside} onFollow={follow} />
            <ScreenLinks pageName={pageName} />
          </>
        )}
      </Box>
    </>
  );
}

interface HelpSearchResultsProps {
  phrase: string;
  onFollow: (place: HelpPlace) => void;
}

/** The sections of the manual in which a phrase was found. */
function HelpSearchResults({ phrase, onFollow }: HelpSearchResultsProps) {
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
