import {
  type Finding,
  findingLabels,
  tellApart,
} from '@grzadka/contract/site/findings/findings.model';
import { Box } from '@mui/material';
import { findingsText } from './findings.text.ts';

interface FindingsListProps {
  findings: readonly Finding[];
  /** How many of them are shown at the most; by default all. */
  most?: number;
}

/** What was found in a text, and where. */
export function FindingsList({ findings, most = findings.length }: FindingsListProps) {
  return (
    <Box component="ul" sx={{ my: 0, pl: 3, overflowWrap: 'anywhere' }}>
      {findings.slice(0, most).map(({ kind, place, excerpt }) => (
        <Box component="li" key={tellApart({ kind, place, excerpt })} sx={{ mb: 1 }}>
          <strong>{findingLabels[kind]}</strong>
          {findingsText.place(place)}: „{excerpt}”
        </Box>
      ))}
      {findings.length > most && <li>{findingsText.more(findings.length - most)}</li>}
    </Box>
  );
}
