import { shortcutText } from '../core/shortcut/keys.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import styles from './FoundActions.module.css';
import type { FoundAction, FoundRow } from './found-rows.ts';
import { searchText } from './search.text.ts';

interface FoundActionsProps {
  row: FoundRow;
  onChoose: (action: FoundAction) => void;
}

/** What the row that is chosen leads on to, with the keys that do the same. */
export function FoundActions({ row, onChoose }: FoundActionsProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- buttons, and no fields of a form
      role="group"
      aria-label={searchText.actionsOf(row.title)}
      className={styles['actions']}
    >
      {row.actions.map((action) => (
        <Button
          key={action.letter}
          aria-keyshortcuts={`Alt+${action.letter}`}
          title={`${action.label} (${shortcutText(`Alt+${action.letter}`)})`}
          onClick={() => onChoose(action)}
        >
          {action.label}
          <kbd aria-hidden className={styles['key']}>
            {shortcutText(`Alt+${action.letter}`)}
          </kbd>
        </Button>
      ))}
    </div>
  );
}
