import { chosenEncodingLabels } from '@grzadka/contract/bank/importing/bank-import.labels';
import type { StatementBeginning } from '@grzadka/contract/bank/importing/bank-import.model';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { uiText } from '../../core/ui/ui.text.ts';
import { bankImportText } from './bank-import.text.ts';

type Choice = StatementBeginning['choices'][number];

interface EncodingDialogProps {
  open: boolean;
  choices: readonly Choice[];
  /** Null where somebody would rather not say. */
  answer: (encoding: Choice['encoding'] | null) => void;
}

/** Asks in which text the letters are right, of a file that does not say how they are written (docs/product/bank.md#encodings). */
export function EncodingDialog({ open, choices, answer }: EncodingDialogProps) {
  return (
    <Dialog open={open} onClose={() => answer(null)} fullWidth maxWidth="md">
      <DialogTitle>{bankImportText.encodingTitle}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{bankImportText.encodingQuestion}</Typography>
        {choices.map(({ encoding, text }) => (
          <Box key={encoding} component="section" sx={{ mb: 3 }}>
            <Box component="pre" sx={textStyle}>
              {text}
            </Box>
            <Button variant="outlined" onClick={() => answer(encoding)}>
              {`${bankImportText.choose}: ${chosenEncodingLabels[encoding]}`}
            </Button>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => answer(null)}>{uiText.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}

const textStyle = {
  m: 0,
  mb: 1,
  maxHeight: '10em',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
