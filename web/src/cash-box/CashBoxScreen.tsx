import type { CashBoxDetails } from '@grzadka/contract/cash-box/cash-box.model';
import { cashBoxDetails } from '@grzadka/contract/cash-box/cash-box.model';
import { cashBoxRecord } from '@grzadka/contract/cash-box/cash-box.record';
import { shownFields } from '@grzadka/contract/core/record/shown-fields';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { paths } from '../core/paths.ts';
import { RecordDetailsScreen, RecordFacts } from '../core/record/screens/RecordDetailsScreen.tsx';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { Section } from '../core/ui/Section.tsx';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { cashBoxScreens } from './cash-box.screens.ts';
import { cashBoxText } from './cash-box.text.ts';
import { reportPath } from './report-path.ts';

const OpeningDialog = latePart(async () => (await import('./OpeningDialog.tsx')).OpeningDialog);

const shown = shownFields(cashBoxRecord, cashBoxDetails, {
  from: { balanceGrosz: ({ balance }) => balance },
});

/** A cash box: what is in it, the ways to its documents and to its report, and what was in it at first. */
export function CashBoxScreen() {
  return (
    <RecordDetailsScreen of={cashBoxScreens}>
      {(box) => (
        <>
          <RecordFacts shown={shown} record={box} />
          <Section title={cashBoxText.documents}>
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {cashBoxText.documentsHint}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              <Button component={ReturningLink} to={documentsPath(box.id)} variant="outlined">
                {cashBoxText.showDocuments}
              </Button>
              <Button component={ReturningLink} to={reportPath(box.id)} variant="outlined">
                {cashBoxText.report}
              </Button>
            </Box>
          </Section>
          <Opening box={box} />
        </>
      )}
    </RecordDetailsScreen>
  );
}

/** The movements of money of one box. */
function documentsPath(id: string): string {
  return `${paths.transactions}?${new URLSearchParams({ 'filter-by-cash-box': 'true', 'cash-box': id })}`;
}

/** What was in the box when the program began to keep it, told once. */
function Opening({ box }: { box: CashBoxDetails }) {
  const mayOpen = useMay('opening:write');
  const [isAsked, setAsked] = useState(false);
  return (
    <Section title={cashBoxText.opening}>
      {box.opening ? (
        <Typography>{cashBoxText.opened(box.opening)}</Typography>
      ) : (
        <Typography color="textSecondary">{cashBoxText.notOpened}</Typography>
      )}
      {mayOpen && !box.opening && (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          onClick={() => setAsked(true)}
          {...OpeningDialog.ahead}
        >
          {cashBoxText.open}
        </Button>
      )}
      <OpeningDialog open={isAsked} box={box} onClose={() => setAsked(false)} />
    </Section>
  );
}
