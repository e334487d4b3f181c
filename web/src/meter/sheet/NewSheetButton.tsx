import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { sheetText } from './sheet.text.ts';
import { type Sheet, useEntries } from './useSheet.ts';

const ConfirmDialog = latePart(
  async () => (await import('../../core/ui/ConfirmDialog.tsx')).ConfirmDialog,
);

/** Begins a new sheet, once the present one has been held against the paper. */
export function NewSheetButton({ sheet, onCleared }: { sheet: Sheet; onCleared: () => void }) {
  const entries = useEntries(sheet);
  const [isAsked, setAsked] = useState(false);
  if (entries.size === 0) return null;
  const states = [...entries.values()].map(sheet.stateOf);
  const lost = states.filter((state) => state === 'draft' || state === 'faulty').length;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {sheetText.start}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={sheetText.startTitle}
        text={sheetText.startQuestion}
        confirmLabel={sheetText.start}
        onConfirm={() => {
          setAsked(false);
          sheet.kept.clear();
          onCleared();
        }}
        onCancel={() => setAsked(false)}
      >
        {lost > 0 && (
          <Typography color="error" sx={{ mt: 2 }}>
            {sheetText.startLost(lost)}
          </Typography>
        )}
      </ConfirmDialog>
    </>
  );
}
