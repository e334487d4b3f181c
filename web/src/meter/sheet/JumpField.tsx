import type { SheetMeter } from '@grzadka/contract/meter/sheet/reading-sheet.model';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useShortcut } from '../../core/shortcut/useShortcut.ts';
import { TextBox } from '../../core/ui/fields/TextBox.tsx';
import { SearchIcon } from '../../core/ui/icons.ts';
import { meterName } from '../meter.text.ts';
import { findLine } from './find-line.ts';
import styles from './JumpField.module.css';
import { sheetText } from './sheet.text.ts';

interface JumpFieldProps {
  inputRef: RefObject<HTMLInputElement | null>;
  rows: readonly SheetMeter[];
  /** Whether something was typed for a meter already. */
  isRead: (meterId: string) => boolean;
  /** Takes the keyboard to a line. */
  onFound: (index: number) => void;
}

const shortcut = { keys: '/', label: sheetText.jumpShortcut };

/** Finds a line by plot or serial number; what is found is shown while it is typed, Enter goes there. */
export function JumpField({ inputRef, rows, isRead, onFound }: JumpFieldProps) {
  const [sought, setSought] = useState('');
  const focus = () => {
    inputRef.current?.focus();
    inputRef.current?.select();
  };
  useShortcut(shortcut, focus, inputRef);
  const index = findLine(rows, sought, isRead);
  const found = rows[index];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (found) {
      setSought('');
      onFound(index);
    } else if (sought.trim() === '' && rows.length > 0) {
      onFound(0);
    }
  };
  return (
    <TextBox
      label={sheetText.jump}
      value={sought}
      inputRef={inputRef}
      start={<SearchIcon />}
      helper={<Hint sought={sought} found={found} />}
      isWrong={sought.trim() !== '' && found === undefined}
      htmlInput={{ 'aria-keyshortcuts': shortcut.keys, enterKeyHint: 'go' }}
      onChange={({ target }) => setSought(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** What the keys do, where there are any; once something is sought, where Enter leads. */
function Hint({ sought, found }: { sought: string; found: SheetMeter | undefined }) {
  const isSought = sought.trim() !== '';
  return (
    <output className={styles[isSought ? 'found' : 'keys']}>
      {isSought ? foundText(found) : sheetText.keys}
    </output>
  );
}

function foundText(found: SheetMeter | undefined): string {
  if (!found) return sheetText.notFound;
  const { plot, serialNumber } = found;
  return [plot && `${sheetText.plot} ${plot}`, meterName(found), serialNumber]
    .filter(Boolean)
    .join(', ');
}
