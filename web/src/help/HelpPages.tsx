import { useCallback, useEffect, useRef, useState } from 'react';
import type { HelpPlace } from '../core/help-place.ts';
import { classNames } from '../core/ui/elements/class-names.ts';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { TextBox } from '../core/ui/fields/TextBox.tsx';
import { SearchIcon } from '../core/ui/icons.ts';
import { Placeholder } from '../core/ui/screen/Placeholder.tsx';
import { HelpArticle } from './HelpArticle.tsx';
import styles from './HelpPages.module.css';
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
      <search className={classNames(styles['search'], isBeside && styles['besideSearch'])}>
        <TextBox
          label={helpText.search}
          value={phrase}
          size="small"
          start={<SearchIcon />}
          onChange={(event) => setPhrase(event.target.value)}
        />
      </search>
      <div
        ref={content}
        tabIndex={-1}
        className={classNames(styles['content'], isBeside && styles['besideContent'])}
      >
        {isSearching ? (
          <HelpSearchResults phrase={phrase} onFollow={follow} />
        ) : (
          <>
            <HelpArticle pageName={pageName} isTitled={isBeside} onFollow={follow} />
            <ScreenLinks pageName={pageName} />
          </>
        )}
      </div>
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
    <PlainList aria-label={helpText.found}>
      {found.map(({ place, page, heading }) => (
        <li key={place}>
          <button type="button" onClick={() => onFollow(place)} className={styles['found']}>
            <span>{heading}</span>{' '}
            {page !== heading && (
              <Text isQuiet as="span" kind="body2">
                {page}
              </Text>
            )}
          </button>
        </li>
      ))}
    </PlainList>
  );
}
