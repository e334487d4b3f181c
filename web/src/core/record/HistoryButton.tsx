import { mdiHistory } from '@mdi/js';
import { Box, Button } from '@mui/material';
import { useMay } from '../access/access.ts';
import { icon } from '../ui/icon.ts';
import { ReturningLink } from '../ui/screen/ReturningLink.tsx';
import { uiText } from '../ui/ui.text.ts';
import { historyPath } from './history-path.ts';

const HistoryIcon = icon(mdiHistory, 'History');

interface HistoryButtonProps {
  /** The record's name among all kinds. */
  recordType: string;
  recordId: string;
}

/** Leads to what happened to the record on the screen; nothing for who may not read that. */
export function HistoryButton({ recordType, recordId }: HistoryButtonProps) {
  const mayRead = useMay('audit:history');
  if (!mayRead) return null;
  return (
    <Button
      component={ReturningLink}
      to={historyPath(recordType, recordId)}
      aria-label={uiText.history}
      title={uiText.history}
      // A narrow bar has no room for the word, and beside a title just so for the sign.
      sx={{ flex: 'none', minWidth: 44, px: { xs: 1.25, sm: 2.25 }, gap: 1 }}
    >
      <HistoryIcon />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {uiText.history}
      </Box>
    </Button>
  );
}
