import { useQuery } from '@tanstack/react-query';
import { paths } from '../core/paths.ts';
import { Text } from '../core/ui/elements/Text.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { ledgerYearsQuery } from './ledger-year.queries.ts';
import { ledgerYearText } from './ledger-year.text.ts';
import { YearSection } from './YearSection.tsx';

/** The years of the ledger, the newest first: which of them are closed, and what keeps the next one from it. */
export function YearsScreen() {
  const { data, error, refetch } = useQuery(ledgerYearsQuery);
  const next = data?.reply.items.find(({ isNext }) => isNext)?.year;
  return (
    <Screen title={ledgerYearText.title} back={paths.transactions}>
      <ScreenColumn>
        {data ? (
          <>
            <Text>{ledgerYearText.hint}</Text>
            {data.reply.items.map((year) => (
              <YearSection key={year.year} year={year} next={next} etag={data.etag} />
            ))}
          </>
        ) : (
          <Section title={ledgerYearText.title}>
            <SectionWaiting error={error} failed={ledgerYearText.failed} retry={refetch} />
          </Section>
        )}
      </ScreenColumn>
    </Screen>
  );
}
