import { mdiPrinterOutline } from '@mdi/js';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  GlobalStyles,
  Stack,
  Typography,
} from '@mui/material';
import { copyText } from '../core/ui/copy-text.ts';
import { icon } from '../core/ui/icon.ts';
import { CopyIcon, DownloadIcon } from '../core/ui/icons.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { ToastPlace } from '../core/ui/toasts/ToastPlace.tsx';
import { secondFactorText } from './second-factor.text.ts';

const PrintIcon = icon(mdiPrinterOutline, 'Print');

interface RecoveryCodesDialogProps {
  open: boolean;
  codes: readonly string[];
  /** The person says to have them. */
  onKept: () => void;
}

/** Nothing but this dialog's text goes onto paper. */
const onPaper = {
  '@media print': {
    'body > :not([data-printed])': { display: 'none !important' },
    '[data-printed] .MuiButton-root, [data-printed] [role="alert"], [data-printed] .MuiBackdrop-root':
      {
        display: 'none !important',
      },
  },
} as const;

/** Shows the recovery codes the one time they can be seen; a key or a click beside it does not close it. */
export function RecoveryCodesDialog({ open, codes, onKept }: RecoveryCodesDialogProps) {
  const text = [secondFactorText.fileTitle, '', ...codes, ''].join('\n');

  async function copy(): Promise<void> {
    if (await copyText(text)) notify.success(secondFactorText.copied);
    else notify.info(secondFactorText.notCopied, { durationMs: 8000 });
  }

  return (
    <Dialog open={open} fullWidth maxWidth="sm" data-printed>
      <GlobalStyles styles={onPaper} />
      <DialogTitle>{secondFactorText.codesTitle}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{secondFactorText.codesHint}</Typography>
          <Alert severity="warning">{secondFactorText.codesOnce}</Alert>
          <Box
            component="ul"
            aria-label={secondFactorText.codesLabel}
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
              gap: 1,
              fontFamily: 'monospace',
              fontSize: '1.125rem',
              fontWeight: 600,
            }}
          >
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Box>
          <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
              {secondFactorText.print}
            </Button>
            <Button
              variant="outlined"
              startIcon={<DownloadIcon />}
              component="a"
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
              download={secondFactorText.fileName}
            >
              {secondFactorText.download}
            </Button>
            <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
              {secondFactorText.copy}
            </Button>
          </Stack>
          <ToastPlace />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onKept}>
          {secondFactorText.codesKept}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
