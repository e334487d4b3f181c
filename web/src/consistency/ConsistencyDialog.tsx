import { consistencyEndpoints } from '@grzadka/contract/consistency/consistency.endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useMay } from '../core/access/access.ts';
import { errorText } from '../core/api/api-error.ts';
import { call } from '../core/api/call.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { Unseen } from '../core/ui/elements/Unseen.tsx';
import { useScrollStop } from '../core/ui/hooks/useScrollStop.ts';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../core/ui/overlays/Dialog.tsx';
import { uiText } from '../core/ui/ui.text.ts';
import { CheckSection } from './CheckSection.tsx';
import styles from './ConsistencyDialog.module.css';
import { consistencyQuery } from './consistency.queries.ts';
import { consistencyText } from './consistency.text.ts';

interface ConsistencyDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The findings of every check of the data, with the way to have the checks done at once. */
export function ConsistencyDialog({ open, onClose }: ConsistencyDialogProps) {
  const scrollStop = useScrollStop();
  return (
    <Dialog open={open} onClose={onClose} isWide>
      <DialogTitle>{consistencyText.title}</DialogTitle>
      <DialogContent ref={scrollStop} className={styles['content']}>
        <Text>{consistencyText.hint}</Text>
        <Report />
      </DialogContent>
      <DialogActions>
        <CheckNow />
        <Button autoFocus look="filled" onClick={onClose}>
          {uiText.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Report() {
  const { data, error, refetch } = useQuery(consistencyQuery);
  useRefreshedCard(data?.isUnderWay);
  if (!data) {
    return <SectionWaiting error={error} failed={consistencyText.failed} retry={refetch} />;
  }
  return data.checks.map((result) => <CheckSection key={result.key} result={result} />);
}

/** Has the card below tell what was found as soon as the checks are over. */
function useRefreshedCard(isUnderWay: boolean | undefined): void {
  const queryClient = useQueryClient();
  const wasUnderWay = useRef(false);
  useEffect(() => {
    if (wasUnderWay.current && isUnderWay === false) {
      void queryClient.invalidateQueries({ queryKey: ['system', 'overview'] });
    }
    wasUnderWay.current = isUnderWay ?? false;
  }, [isUnderWay, queryClient]);
}

function CheckNow() {
  const mayRun = useMay('system:run');
  const queryClient = useQueryClient();
  const { data } = useQuery(consistencyQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(consistencyEndpoints.check, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: consistencyQuery.queryKey }),
  });
  if (!mayRun) return null;
  const isBusy = isPending || data?.isUnderWay === true;
  return (
    <>
      {error && <Notice tone="error">{errorText(error)}</Notice>}
      <Unseen as="div" aria-live="polite">
        {isBusy && consistencyText.checking}
      </Unseen>
      <Button aria-disabled={isBusy} onClick={() => !isBusy && mutate()}>
        {isBusy ? consistencyText.checking : consistencyText.checkNow}
      </Button>
    </>
  );
}
