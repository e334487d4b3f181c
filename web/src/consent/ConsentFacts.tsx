import {
  type ConsentKind,
  consentHistoryLabels,
  type OwnConsent,
} from '@grzadka/contract/consent/consent.model';
import { Box, Chip, type ChipProps, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { UnbrokenText } from '../core/ui/UnbrokenText.tsx';
import { consentKindTexts, consentText } from './consent.text.ts';
import { toldOf } from './consents-of-kind.ts';

interface ConsentFactsProps {
  kind: ConsentKind;
  /** None was ever given where it is undefined. */
  consent: OwnConsent | undefined;
  /** What it is good for, for who has to decide. */
  purpose?: string;
  /** What else there is to tell of it. */
  children?: ReactNode;
}

/** A consent in words: what it is for, how it stands, and since when. */
export function ConsentFacts({ kind, consent, purpose, children }: ConsentFactsProps) {
  return (
    <Box sx={{ flex: '1 1 18rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          mb: 0.5,
          rowGap: 0.5,
        }}
      >
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {consentKindTexts[kind].name}
        </Typography>
        {consent && (
          <Chip
            label={consentHistoryLabels[consent.state]}
            size="small"
            color={chipColors[consent.state]}
          />
        )}
      </Box>
      {purpose && (
        <Typography variant="body2">
          <UnbrokenText text={purpose} />
        </Typography>
      )}
      {(consent ? toldOf(consent) : [consentText.none]).map((sentence) => (
        <Typography key={sentence} variant="body2" color="textSecondary">
          <UnbrokenText text={sentence} />
        </Typography>
      ))}
      {children}
    </Box>
  );
}

const chipColors: Readonly<Record<OwnConsent['state'], ChipProps['color']>> = {
  valid: 'success',
  withdrawn: 'default',
  'address-changed': 'warning',
  'no-address': 'warning',
  replaced: 'default',
};
