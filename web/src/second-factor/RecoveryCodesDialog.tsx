import { mdiPrinterOutline } from '@mdi/js';
import { copyText } from '../core/ui/copy-text.ts';
import { Button, lookOf, StartIcon } from '../core/ui/elements/Button.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { Row, Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { icon } from '../core/ui/icon.ts';
import { CopyIcon, DownloadIcon } from '../core/ui/icons.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../core/ui/overlays/Dialog.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { ToastPlace } from '../core/ui/toasts/ToastPlace.tsx';
import styles from './RecoveryCodesDialog.module.css';
import { secondFactorText } from './second-factor.text.ts';

const PrintIcon = icon(mdiPrinterOutline, 'Print');

interface RecoveryCodesDialogProps {
  open: boolean;
  codes: readonly string[];
  /** The person says to have them. */
  onKept: () => void;
}

/** Shows the recovery codes the one time they can be seen; a key or a click beside it does not close it. */
export function RecoveryCodesDialog({ open, codes, onKept }: RecoveryCodesDialogProps) {
  const text = [secondFactorText.fileTitle, '', ...codes, ''].join('\n');

  async function copy(): Promise<void> {
    if (await copyText(text)) notify.success(secondFactorText.copied);
    else notify.info(secondFactorText.notCopied, { durationMs: 8000 });
  }

  return (
    <Dialog open={open} isWide data-printed>
      <DialogTitle>{secondFactorText.codesTitle}</DialogTitle>
      <DialogContent>
        <Stack gap={16}>
          <Text>{secondFactorText.codesHint}</Text>
          <Notice tone="warning">{secondFactorText.codesOnce}</Notice>
          <ul aria-label={secondFactorText.codesLabel} className={styles['codes']}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <Row gap={12}>
            <Button look="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
              {secondFactorText.print}
            </Button>
            <a
              {...lookOf({ look: 'outlined' })}
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
              download={secondFactorText.fileName}
            >
              <StartIcon>
                <DownloadIcon />
              </StartIcon>
              {secondFactorText.download}
            </a>
            <Button look="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
              {secondFactorText.copy}
            </Button>
          </Row>
          <ToastPlace />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button look="filled" onClick={onKept}>
          {secondFactorText.codesKept}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
