import { RecordDetailsScreen } from '../../core/record/screens/RecordDetailsScreen.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
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
          <Stack gap={16}>
            <Text isQuiet>{bankProfileText.columnsHint}</Text>
            <FactList facts={columnFacts(profile)} />
          </Stack>
        </Section>
      )}
    </RecordDetailsScreen>
  );
}
