import { cashBoxDetails } from '@grzadka/contract/cash-box/cash-box.model';
import { cashBoxRecord } from '@grzadka/contract/cash-box/cash-box.record';
import { shownFields } from '@grzadka/contract/core/record/shown-fields';
import { Box, Button, Typography } from '@mui/material';
import { paths } from '../core/paths.ts';
import { RecordDetailsScreen, RecordFacts } from '../core/record/screens/RecordDetailsScreen.tsx';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { Section } from '../core/ui/Section.tsx';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { OpeningSection } from '../ledger/OpeningSection.tsx';
import { cashBoxScreens } from './cash-box.screens.ts';
import { cashBoxText } from './cash-box.text.ts';
import { reportPath } from './report-path.ts';

const CashBoxOpeningDialog = latePart(
  async () => (await import('./CashBoxOpeningDialog.tsx')).CashBoxOpeningDialog,
);

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
          <OpeningSection
            of={box}
            notOpened={cashBoxText.notOpened}
            Dialog={CashBoxOpeningDialog}
          />
        </>
      )}
    </RecordDetailsScreen>
  );
}

/** The movements of money of one box. */
function documentsPath(id: string): string {
  return `${paths.transactions}?${new URLSearchParams({ 'filter-by-cash-box': 'true', 'cash-box': id })}`;
}
