import { useId } from 'react';
import { staleSaveText } from '../../core/form/stale/stale.text.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Card } from '../../core/ui/elements/Card.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '../../core/ui/overlays/Dialog.tsx';
import { BlockView } from '../BlockView.tsx';
import { staleText } from '../editor/editor.text.ts';
import styles from './StaleTextDialog.module.css';

/** The versions of a text that meet when somebody else was quicker to save it, as HTML. */
export interface TextVersions {
  /** What both began from; undefined where this browser has not read it. */
  readonly base: string | undefined;
  /** What stands in the editor. */
  readonly mine: string;
  /** What somebody else saved. */
  readonly newest: { readonly html: string; readonly etag: string | undefined };
}

interface StaleTextDialogProps {
  open: boolean;
  /** Undefined while nothing is asked. */
  versions: TextVersions | undefined;
  onKeep: () => void;
  onTake: () => void;
}

/** Shows what somebody else saved meanwhile, and asks which of the two texts goes on. */
export function StaleTextDialog({ open, versions, onKeep, onTake }: StaleTextDialogProps) {
  if (versions === undefined) return null;
  return (
    <Dialog open={open} restoresFocus={false} isWide size="md">
      <DialogTitle>{staleText.title}</DialogTitle>
      <DialogContent>
        <Text className={styles['explanation']}>{staleText.explanation}</Text>
        <Stack gap={16}>
          <Version title={staleSaveText.theirs} html={versions.newest.html} />
          <Version title={staleSaveText.mine} html={versions.mine} />
          {versions.base !== undefined && (
            <Version title={staleSaveText.base} html={versions.base} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onTake}>{staleText.take}</Button>
        <Button autoFocus look="filled" onClick={onKeep}>
          {staleText.keep}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** One version, as it is read; a long one scrolls, so that the others stay in sight. */
function Version({ title, html }: { title: string; html: string }) {
  const titleId = useId();
  return (
    <div>
      <Text id={titleId} className={styles['title']}>
        {title}
      </Text>
      <Card
        as="section"
        aria-labelledby={titleId}
        // So that the keyboard can scroll it.
        tabIndex={0}
        className={styles['version']}
      >
        <BlockView item={{ id: '', itemType: 'HtmlText', html }} />
      </Card>
    </div>
  );
}
