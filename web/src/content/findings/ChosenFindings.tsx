import { useEffect, useEffectEvent, useState } from 'react';
import type { PublicationCheckProps } from '../../core/list/selection/list-bulk.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { WaitingOverlay } from '../../core/ui/screen/WaitingOverlay.tsx';
import { ChosenFindingsDialog } from './ChosenFindingsDialog.tsx';
import { type ChosenLookup, findInChosen } from './find-in-chosen.ts';
import { findingsText } from './findings.text.ts';

/** Looks for personal data in chosen records, and asks once for all of them where there is any. */
export function ChosenFindings({
  open,
  recordType,
  ids,
  nameOf,
  onPublish,
  onCancel,
}: PublicationCheckProps) {
  const [looked, setLooked] = useState(0);
  const [lookup, setLookup] = useState<ChosenLookup>();

  const look = useEffectEvent((signal: AbortSignal) =>
    findInChosen(recordType, ids, { signal, onProgress: setLooked }),
  );
  const end = useEffectEvent((ended: ChosenLookup) => {
    if (ended.found.length === 0) onPublish(new Set());
    else setLookup(ended);
  });
  useEffect(() => {
    if (!open) return;
    const looking = new AbortController();
    const { signal } = looking;
    void look(signal).then((ended) => (signal.aborted ? undefined : end(ended)));
    return () => {
      looking.abort();
      setLooked(0);
      setLookup(undefined);
    };
  }, [open]);

  return (
    <>
      <WaitingOverlay
        open={open && lookup === undefined}
        label={findingsText.looking(looked, ids.length)}
      >
        <Button look="outlined" onClick={onCancel}>
          {findingsText.stop}
        </Button>
      </WaitingOverlay>
      <ChosenFindingsDialog
        lookup={lookup}
        all={ids.length}
        nameOf={nameOf}
        onPublish={() => onPublish(new Set(lookup?.found.map(({ id }) => id)))}
        onCancel={onCancel}
      />
    </>
  );
}
