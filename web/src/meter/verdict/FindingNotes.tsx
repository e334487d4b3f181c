import type { Finding } from '@grzadka/contract/meter/measurement/finding';
import { Alert, Box, Button } from '@mui/material';
import { verdictText } from './verdict.text.ts';

interface FindingNotesProps {
  findings: readonly Finding[];
  /** The value that was probably meant, as it is typed. */
  meant: string | undefined;
  /** Puts it in the place of what was typed. */
  onPutIn: (meant: string) => void;
}

/** What was found in a value, said once it is there; what refuses it is said by the field when it is saved. */
export function FindingNotes({ findings, meant, onPutIn }: FindingNotesProps) {
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {findings
        .filter(({ level }) => level !== 'refuse')
        .map(({ code, level, text }) => {
          const tone = level === 'confirm' ? 'warning' : 'info';
          return (
            <Alert
              key={code}
              severity={tone}
              sx={{ mt: 1, bgcolor: `${tone}.light`, color: 'text.primary' }}
            >
              {text}
              {code === 'swapped' && meant !== undefined && (
                <Box sx={{ mt: 1 }}>
                  <Button variant="outlined" color="inherit" onClick={() => onPutIn(meant)}>
                    {verdictText.putIn(Number(meant))}
                  </Button>
                </Box>
              )}
            </Alert>
          );
        })}
    </Box>
  );
}
