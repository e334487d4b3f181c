import { Box, Typography } from '@mui/material';
import { ConfirmDialog } from '../../core/ui/ConfirmDialog.tsx';
import { useLastKnown } from '../../core/ui/hooks/useLastKnown.ts';
import { FindingsList } from './FindingsList.tsx';
import type { ChosenLookup } from './find-in-chosen.ts';
import { findingsText } from './findings.text.ts';

/** So many records are named at the most, with so many findings each: nobody reads more in a dialog. */
const most = { records: 10, findings: 3 };

interface ChosenFindingsDialogProps {
  /** What was found; undefined while nothing is asked. */
  lookup: ChosenLookup | undefined;
  /** How many were chosen. */
  all: number;
  nameOf: (id: string) => string;
  onPublish: () => void;
  onCancel: () => void;
}

/** Says which of the chosen records hold what, and asks whether all of them may be published. */
export function ChosenFindingsDialog({
  lookup,
  all,
  nameOf,
  onPublish,
  onCancel,
}: ChosenFindingsDialogProps) {
  // What closes still shows what it asked about.
  const { found, looked } = useLastKnown(lookup) ?? { found: [], looked: 0 };
  return (
    <ConfirmDialog
      open={lookup !== undefined}
      title={findingsText.title}
      text={[
        findingsText.explanationOfChosen(found.flatMap(({ findings }) => findings)),
        findingsText.foundIn(found.length, all),
        ...(looked < all ? [findingsText.lookedThrough(looked, all)] : []),
      ].join(' ')}
      confirmLabel={findingsText.publish}
      cancelLabel={findingsText.backToList}
      isCancelStrong
      onConfirm={onPublish}
      onCancel={onCancel}
    >
      {found.slice(0, most.records).map(({ id, findings }) => (
        <Box component="section" key={id} sx={{ mt: 2 }}>
          <Typography component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {nameOf(id)}
          </Typography>
          <FindingsList findings={findings} most={most.findings} />
        </Box>
      ))}
      {found.length > most.records && (
        <Typography sx={{ mt: 2 }}>{findingsText.more(found.length - most.records)}</Typography>
      )}
    </ConfirmDialog>
  );
}
