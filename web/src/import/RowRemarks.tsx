import type { ImportReport } from '@grzadka/contract/import/import.model';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { importText, remarkPlace } from './import.text.ts';

/** Remarks that are shown at first, and with each further step: a page takes them at once. */
const step = 50;

interface RowRemarksProps {
  title: string;
  remarks: ImportReport['faults'];
}

/** What is wrong or odd about the rows of a file, by line and column, some at a time. */
export function RowRemarks({ title, remarks: { total, first } }: RowRemarksProps) {
  const id = useId();
  const [shown, setShown] = useState(step);
  if (total === 0) return null;
  const left = total - first.length;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {title} ({total})
      </Typography>
      <Stack component="ul" spacing={1} sx={{ pl: 3, my: 1, overflowWrap: 'anywhere' }}>
        {first.slice(0, shown).map((remark) => (
          <li key={`${remark.row} ${remark.column} ${remark.message}`}>
            <strong>{remarkPlace(remark)}</strong>
            <br />
            {remark.message}
          </li>
        ))}
      </Stack>
      {shown < first.length && (
        <Button variant="outlined" onClick={() => setShown(shown + step)}>
          {importText.showMore}
        </Button>
      )}
      {shown >= first.length && left > 0 && <Typography>{importText.left(left)}</Typography>}
    </Box>
  );
}
