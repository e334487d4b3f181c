import { plainPhrase } from '@grzadka/contract/core/phrase';
import { longestSoughtPhrase } from '@grzadka/contract/search/search.model';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useUserId } from '../core/access/access.ts';
import { errorText } from '../core/api/api-error.ts';
import { useNavigate } from '../core/navigation/place.ts';
import { isBelow } from '../core/shortcut/useShortcut.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { classNames } from '../core/ui/elements/class-names.ts';
import { IconButton } from '../core/ui/elements/IconButton.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { Unseen } from '../core/ui/elements/Unseen.tsx';
import { useMediaQuery } from '../core/ui/hooks/useMediaQuery.ts';
import { CloseIcon, SearchIcon } from '../core/ui/icons.ts';
import { Dialog } from '../core/ui/overlays/Dialog.tsx';
import { uiText } from '../core/ui/ui.text.ts';
import { FoundActions } from './FoundActions.tsx';
import { FoundList } from './FoundList.tsx';
import type { FoundRow } from './found-rows.ts';
import { keepRecent, readRecent } from './recent.ts';
import styles from './SearchPanel.module.css';
import { searchText } from './search.text.ts';
import { searchShortcut } from './search-shortcut.ts';
import { useFound } from './useFound.ts';

interface SearchPanelProps {
  open: boolean;
  onClose: (how?: { isLeft?: boolean }) => void;
  /** Something below it, such as the first field of a form that has come, has asked for the focus. */
  onFocusBelow: (element: HTMLElement) => void;
}

/** The search for everything: a field, and what it finds below it (docs/product/search.md#the-panel). */
export function SearchPanel({ open, onClose, onFocusBelow }: SearchPanelProps) {
  const id = useId();
  const isSmall = useMediaQuery('(max-width: 899.95px)');
  return (
    <Dialog
      isFullScreen={isSmall}
      isWide={!isSmall}
      size="md"
      open={open}
      // What asks for the focus below it is to be heard (`onFocusBelow`); what is inert asks in vain.
      isModal={false}
      onClose={() => onClose()}
      // The frame gives it back itself, where nothing was chosen.
      restoresFocus={false}
      aria-labelledby={id}
      className={classNames(styles['dialog'], !isSmall && styles['atTop'])}
    >
      <Unseen id={id} as="h2">
        {searchShortcut.label}
      </Unseen>
      <Search open={open} onClose={onClose} onFocusBelow={onFocusBelow} />
    </Dialog>
  );
}

function Search({ open: isOpen, onClose, onFocusBelow }: SearchPanelProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const userId = useUserId() ?? '';
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState({ phrase: '', index: 0 });
  const phrase = plainPhrase(typed);
  const { groups, isCurrent, error, retry, hurry } = useFound(typed);
  const [recent] = useState(() =>
    readRecent(userId).map((row): FoundRow => ({ ...row, facts: row.kind, actions: [] })),
  );
  const shown =
    phrase === '' && recent.length > 0 ? [{ label: searchText.recent, rows: recent }] : [];
  const named = [
    ...shown,
    ...groups.map((group) => ({ label: searchText.kinds[group.kind], rows: group.rows })),
  ];
  const rows = named.flatMap((group) => group.rows);
  const told = named.map((group) => ({
    ...group,
    before: rows.indexOf(group.rows[0] as FoundRow),
  }));
  const active = chosen.phrase === phrase ? Math.min(chosen.index, rows.length - 1) : 0;
  const row = rows[active];

  const go = (to: string, { title, kind, to: place }: FoundRow) => {
    keepRecent(userId, { title, kind, to: place });
    onClose({ isLeft: true });
    navigate(to);
  };
  // A key that was pressed for what is still being looked for: it acts once that is there, unless something else is typed.
  const held = useRef<{ phrase: string; act: (row: FoundRow) => void }>(undefined);
  const actOn = (act: (row: FoundRow) => void) => {
    if (phrase === '' || isCurrent) {
      if (row) act(row);
      return;
    }
    held.current = { phrase, act };
    hurry();
  };
  const actOnHeld = useEffectEvent(() => {
    const waiting = held.current;
    held.current = undefined;
    if (waiting?.phrase === phrase && row) waiting.act(row);
  });
  useEffect(() => {
    if (isCurrent) actOnHeld();
  });
  const keepFocus = useEffectEvent(({ target }: FocusEvent) => {
    const { current: field } = input;
    // While it closes, the focus is on its way back.
    if (!isOpen) return;
    if (!(target instanceof HTMLElement) || !isBelow(target) || isBelow(field)) return;
    onFocusBelow(target);
    field?.focus();
  });
  useEffect(() => {
    input.current?.focus();
    // Before the dialog hears it, which would take the focus itself: what is typed goes on into the field.
    document.addEventListener('focusin', keepFocus, true);
    return () => document.removeEventListener('focusin', keepFocus, true);
  }, []);

  const open = (of: FoundRow) => go(of.to, of);
  const move = (by: number) =>
    setChosen({ phrase, index: (active + by + rows.length) % Math.max(rows.length, 1) });
  const keys: Readonly<Record<string, () => void>> = {
    Enter: () => actOn(open),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const act = event.altKey ? actionOf(event) : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const actionOf = ({ code, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) => {
    // Of a letter with AltGr, and on Apple's keyboards, `key` is the sign that it writes.
    const letter = /^Key([A-Z])$/.exec(code)?.[1];
    const isLetter = letter !== undefined && actionLetters.includes(letter);
    if (!isLetter || ctrlKey || metaKey || nativeEvent.getModifierState('AltGraph'))
      return undefined;
    return () =>
      actOn((of) => {
        const action = of.actions.find((one) => one.letter === letter);
        if (action) go(action.to, of);
      });
  };

  const isEmpty = isCurrent && rows.length === 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys act wherever within the panel the focus is
    <div className={styles['panel']} onKeyDown={onKeyDown}>
      <div className={styles['field']}>
        <SearchIcon />
        <input
          ref={input}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          role="combobox"
          aria-label={searchShortcut.label}
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={row && `${id}-${active}`}
          aria-autocomplete="list"
          placeholder={searchShortcut.label}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={longestSoughtPhrase}
        />
        <IconButton aria-label={uiText.close} edge="end" onClick={() => onClose()}>
          <CloseIcon />
        </IconButton>
      </div>
      <Unseen as="output">
        {isCurrent && phrase !== '' && rows.length > 0 && searchText.found(rows.length)}
      </Unseen>
      <FoundList
        id={id}
        groups={told}
        active={active}
        isWaiting={phrase !== '' && !isCurrent && !error}
        onPoint={(index) => setChosen({ phrase, index })}
        onOpen={open}
      />
      {error ? (
        <div role="alert" className={styles['note']}>
          <Text>{errorText(error)}</Text>
          <Button onClick={retry}>{uiText.retry}</Button>
        </div>
      ) : (
        rows.length === 0 && (
          <output className={styles['note']}>
            {isEmpty && phrase !== '' && <Text>{searchText.nothing(phrase)}</Text>}
            <Text isQuiet>{phrase === '' || isEmpty ? searchText.hint : searchText.searching}</Text>
          </output>
        )
      )}
      {row && row.actions.length > 0 && (
        <FoundActions row={row} onChoose={(action) => go(action.to, row)} />
      )}
    </div>
  );
}

/** The letters of all actions. */
const actionLetters = 'KWPN';
