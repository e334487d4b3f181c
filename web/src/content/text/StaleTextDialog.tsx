import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Paper,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { staleSaveText } from '../../core/form/stale/stale.text.ts';
import { BlockView } from '../BlockView.tsx';
import { staleText } from '../editor/editor.text.ts';

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
    <Dialog open={open} disableRestoreFocus maxWidth="md" fullWidth>
      <DialogTitle>{staleText.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{staleText.explanation}</DialogContentText>
        <Stack spacing={2}>
          <Version title={staleSaveText.theirs} html={versions.newest.html} />
          <Version title={staleSaveText.mine} html={versions.mine} />
          {versions.base !== undefined && (
            <Version title={staleSaveText.base} html={versions.base} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onTake}>{staleText.take}</Button>
        <Button autoFocus variant="contained" onClick={onKeep}>
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
      <Typography id={titleId} sx={{ fontWeight: 600, mb: 0.5 }}>
        {title}
      </Typography>
      <Paper
        component="section"
        aria-labelledby={titleId}
        // So that the keyboard can scroll it.
        tabIndex={0}
        sx={{ p: 2, maxHeight: '30dvh', overflow: 'auto' }}
      >
        <BlockView item={{ id: '', itemType: 'HtmlText', html }} />
      </Paper>
    </div>
  );
}
