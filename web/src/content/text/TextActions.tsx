import { ariaShortcut, shortcutText } from '../../core/shortcut/keys.ts';
import { saveKeys } from '../../core/shortcut/useShortcut.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { editorText } from '../editor/editor.text.ts';
import { commitShortcut } from '../editor/editor-commands.ts';
import styles from './TextActions.module.css';

interface TextActionsProps {
  isDirty: boolean;
  onSave: () => Promise<unknown>;
  onCommit: () => Promise<unknown>;
}

/** The two ways to save a text: going on with it, or going back to its entry. */
export function TextActions({ isDirty, onSave, onCommit }: TextActionsProps) {
  const helper = editorText.helper(
    shortcutText('Mod+B'),
    shortcutText(saveKeys),
    shortcutText(commitShortcut.keys),
  );
  return (
    <Row isCentred gap={12} className={styles['actions']}>
      <Button
        look="filled"
        size="large"
        title={shortcutText(commitShortcut.keys)}
        aria-keyshortcuts={ariaShortcut(commitShortcut.keys)}
        onClick={() => void onCommit()}
      >
        {editorText.commit}
      </Button>
      <Button
        look="outlined"
        size="large"
        title={shortcutText(saveKeys)}
        aria-keyshortcuts={ariaShortcut(saveKeys)}
        onClick={() => void onSave()}
      >
        {editorText.save}
      </Button>
      <Text isStrong aria-live="polite" className={styles['unsaved']}>
        {isDirty ? editorText.unsaved : ''}
      </Text>
      <Text kind="body2" isQuiet className={styles['helper']}>
        {helper}
      </Text>
    </Row>
  );
}
