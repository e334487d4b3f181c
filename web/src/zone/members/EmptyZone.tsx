import type { ZoneDetails } from '@grzadka/contract/zone/zone.model';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { AddIcon } from '../../core/ui/icons.ts';
import { Section } from '../../core/ui/Section.tsx';
import { type MemberChange, MemberDialogs } from './MemberDialogs.tsx';
import { membersText } from './members.text.ts';

/** What is to be done before there are any losses, in its order. */
const steps = [
  { text: membersText.mainStep, offered: ['addMain'] },
  { text: membersText.membersStep, offered: ['addSector', 'addChosen'] },
] as const satisfies readonly { text: string; offered: readonly MemberChange[] }[];

interface EmptyZoneProps {
  zone: ZoneDetails;
  mayWrite: boolean;
}

/** How meters come into a zone that has none. */
export function EmptyZone({ zone, mayWrite }: EmptyZoneProps) {
  const [change, setChange] = useState<MemberChange>();
  if (!mayWrite) {
    return <Section title={membersText.title}>{membersText.emptyForOthers}</Section>;
  }
  return (
    <Section title={membersText.title}>
      <Typography>{`${membersText.empty} ${membersText.steps}`}</Typography>
      <Box component="ol" sx={{ pl: 3, mb: 0, li: { mb: 2 } }}>
        {steps.map(({ text, offered }) => (
          <li key={text}>
            {text}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
              {offered.map((key) => (
                <Button
                  key={key}
                  variant="outlined"
                  startIcon={<AddIcon />}
                  onClick={() => setChange(key)}
                >
                  {membersText[key]}
                </Button>
              ))}
            </Box>
          </li>
        ))}
      </Box>
      <MemberDialogs zone={zone} change={change} onClose={() => setChange(undefined)} />
    </Section>
  );
}
