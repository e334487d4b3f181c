import type { ImportReport } from '@grzadka/contract/import/import.model';
import { sectorsPlace } from '@grzadka/contract/import/sector-fault';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { sectorPaths } from '../sector/sector.paths.ts';
import { importText, placeLine } from './import.text.ts';

/** Remarks that are shown at first, and with each further step: a page takes them at once. */
const step = 50;

interface RowRemarksProps {
  title: string;
  remarks: ImportReport['faults'];
}

/** What is wrong or odd about the rows of a file, by line and column, the same once, some at a time. */
export function RowRemarks({ title, remarks: { total, first } }: RowRemarksProps) {
  const id = useId();
  const [shown, setShown] = useState(step);
  if (total === 0) return null;
  const left = first.reduce((rest, { count }) => rest - count, total);
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {title} ({total})
      </Typography>
      <Stack component="ul" spacing={1} sx={{ pl: 3, my: 1, overflowWrap: 'anywhere' }}>
        {first.slice(0, shown).map((remark) => (
          <li key={`${remark.column} ${remark.message}`}>
            <strong>{placeLine(remark)}</strong>
            <br />
            <Message text={remark.message} />
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

/** A message; where it names the screen of the sectors, that is a link, in a tab of its own: the chosen file stays here. */
function Message({ text }: { text: string }) {
  const [before, after] = text.split(sectorsPlace);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <Link href={sectorPaths.list} target="_blank" rel="noopener">
        {sectorsPlace}
      </Link>
      {after}
    </>
  );
}
