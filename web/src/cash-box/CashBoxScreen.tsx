import { cashBoxDetails } from '@grzadka/contract/cash-box/cash-box.model';
import { cashBoxRecord } from '@grzadka/contract/cash-box/cash-box.record';
import { shownFields } from '@grzadka/contract/core/record/shown-fields';
import { paths } from '../core/paths.ts';
import { RecordDetailsScreen, RecordFacts } from '../core/record/screens/RecordDetailsScreen.tsx';
import { Row, Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { Section } from '../core/ui/Section.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
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
            <Stack gap={16}>
              <Text isQuiet>{cashBoxText.documentsHint}</Text>
              <Row gap={12}>
                <ButtonLink isReturning look="outlined" to={documentsPath(box.id)}>
                  {cashBoxText.showDocuments}
                </ButtonLink>
                <ButtonLink isReturning look="outlined" to={reportPath(box.id)}>
                  {cashBoxText.report}
                </ButtonLink>
              </Row>
            </Stack>
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
