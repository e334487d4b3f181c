import { handoverEndpoints } from '@grzadka/contract/handover/handover.endpoints';
import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useMay } from '../../core/access/access.ts';
import { errorText } from '../../core/api/api-error.ts';
import { call } from '../../core/api/call.ts';
import { callQuery } from '../../core/api/call-query.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { useScrollStop } from '../../core/ui/hooks/useScrollStop.ts';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '../../core/ui/overlays/Dialog.tsx';
import { WaitingOverlay } from '../../core/ui/screen/WaitingOverlay.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { uiText } from '../../core/ui/ui.text.ts';
import { handoverText } from '../handover.text.ts';
import styles from './told.module.css';

interface EndDialogProps {
  open: boolean;
  id: string;
  etag: string;
  onClose: () => void;
}

const words = handoverText.end;

/** Shows in words all that the end would do, and ends it as it was shown (docs/product/handovers.md#end). */
export function EndDialog({ open, id, etag, onClose }: EndDialogProps) {
  const mayEnd = useMay(handoverRecord.permissions.write);
  const tellChanged = useRecordChanged(handoverRecord.name);
  const scrollStop = useScrollStop();
  const missingId = useId();
  const preview = useQuery({
    ...callQuery([handoverRecord.name, 'preview', id, etag], handoverEndpoints.preview, {
      body: { id },
    }),
    enabled: open,
    // What was shown when it was opened before may be different by now.
    gcTime: 0,
  });
  const end = useMutation({
    mutationFn: (shown: string) =>
      call(handoverEndpoints.complete, { body: { id, shown } }, { ifMatch: etag }),
    onSuccess: () => {
      notify.success(words.ended);
      onClose();
    },
    // Where something is different by now, it is shown anew below what was said.
    onSettled: () => tellChanged(),
  });
  const { data, isFetching, error, refetch } = preview;
  const isReady = data?.missing.length === 0 && !isFetching;
  const close = () => {
    end.reset();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} isWide size="sm">
      <DialogTitle>{words.title}</DialogTitle>
      <DialogContent ref={scrollStop}>
        <Stack gap={12}>
          {end.error !== null && (
            <Notice tone="error" isLoud>
              {errorText(end.error)}
            </Notice>
          )}
          {!data && <SectionWaiting error={error} failed={words.failed} retry={refetch} />}
          {data && data.missing.length > 0 && (
            <Notice tone="warning" role="note">
              <span id={missingId}>{words.missing}</span>
              <ul className={styles['list']} aria-labelledby={missingId}>
                {data.missing.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Notice>
          )}
          {data && data.what.length > 0 && (
            <>
              <Text isStrong>{words.what}</Text>
              <ul className={styles['list']} aria-label={words.what}>
                {data.what.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{isReady ? uiText.cancel : uiText.close}</Button>
        {mayEnd && data && (
          <Button
            look="filled"
            disabled={!isReady || end.isPending}
            onClick={() => end.mutate(data.shown)}
          >
            {words.confirm}
          </Button>
        )}
      </DialogActions>
      <WaitingOverlay open={end.isPending} label={words.ending} />
    </Dialog>
  );
}
