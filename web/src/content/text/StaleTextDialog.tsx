import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Paper,
} from '@mui/material';
import { useId } from 'react';
import { BlockView } from '../BlockView.tsx';
import { staleText } from '../editor/editor.text.ts';

/** A text as somebody saved it. */
export interface SavedText {
  readonly html: string;
  readonly etag: string | undefined;
}

interface StaleTextDialogProps {
  /** What somebody else saved; undefined while nothing is asked. */
  newest: SavedText | undefined;
  onKeep: () => void;
  onTake: () => void;
}

/** Shows what somebody else saved meanwhile, and asks which of the two texts goes on. */
export function StaleTextDialog({ newest, onKeep, onTake }: StaleTextDialogProps) {
  const titleId = useId();
  if (newest === undefined) return null;
  return (
    <Dialog open disableRestoreFocus aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{staleText.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{staleText.explanation}</DialogContentText>
        <Paper sx={{ p: 2 }}>
          <BlockView item={{ id: '', itemType: 'HtmlText', html: newest.html }} />
        </Paper>
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
