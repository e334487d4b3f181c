import { Typography } from '@mui/material';
import { RecordDetailsScreen } from '../../core/record/screens/RecordDetailsScreen.tsx';
import { FactList } from '../../core/ui/FactList.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { bankProfileScreens } from './bank-profile.screens.ts';
import { bankProfileText, columnFacts } from './bank-profile.text.ts';

/** An own profile: the meaning of every column of its files. */
export function BankProfileScreen() {
  return (
    <RecordDetailsScreen of={bankProfileScreens}>
      {(profile) => (
        <Section title={bankProfileText.columns}>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {bankProfileText.columnsHint}
          </Typography>
          <FactList facts={columnFacts(profile)} />
        </Section>
      )}
    </RecordDetailsScreen>
  );
}
