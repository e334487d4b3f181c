import { formatAmount } from '@grzadka/contract/core/number/amount';
import type { AnnualReport } from '@grzadka/contract/report/annual-report.model';
import { annualReportFormats as formats } from '@grzadka/contract/report/annual-report.model';
import { reportEndpoints } from '@grzadka/contract/report/report.endpoints';
import { reportWords as words } from '@grzadka/contract/report/report-words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from '../core/navigation/place.ts';
import { PaperButton } from '../core/paper/PaperButton.tsx';
import { paths } from '../core/paths.ts';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { Row, Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { PublishReport } from './PublishReport.tsx';
import { CategoryTable, FeeTable } from './ReportTables.tsx';
import { annualReportQuery } from './report.queries.ts';
import { reportText } from './report.text.ts';

/** A year as an address names it; whatever else stands there is taken for none. */
const yearOfAddress = /^(?:19|20)\d\d$/;

/** The report of a year, beside the year before (docs/product/report.md#report). The year stands in the address. */
export function AnnualReportScreen() {
  const [asked] = useSearchParams();
  const year = yearOfAddress.exec(asked.get('rok') ?? '')?.[0];
  const { data, error, refetch } = useQuery({
    ...annualReportQuery(year),
    placeholderData: keepPreviousData,
  });
  return (
    <Screen title={reportText.report} subject={data && words.title(data.year)} back={paths.fees}>
      <ScreenColumn>
        {data ? (
          <Report report={data} />
        ) : (
          <Section title={reportText.report}>
            <SectionWaiting error={error} failed={reportText.reportFailed} retry={refetch} />
          </Section>
        )}
      </ScreenColumn>
    </Screen>
  );
}

const files = Object.entries(formats);

function Report({ report }: { report: AnnualReport }) {
  const { year, isOpen, purposes, unspread, overpaid, income, total } = report;
  const costs = purposes.flatMap(({ categories }) => categories);
  return (
    <>
      <Section title={words.title(year)} actions={<OtherYears year={year} />}>
        <Stack gap={16}>
          {isOpen ? (
            <Notice tone="info" role="note">
              {words.state(report)}
            </Notice>
          ) : (
            <Text>{words.state(report)}</Text>
          )}
          <Text isQuiet>{reportText.publishHint}</Text>
          <Row gap={8}>
            {files.map(([format, { label }]) => (
              <PaperButton
                key={format}
                endpoint={reportEndpoints.file}
                input={{ query: { year: String(year), format } }}
              >
                {label}
              </PaperButton>
            ))}
            <PublishReport key={year} year={year} />
          </Row>
        </Stack>
      </Section>
      <Section title={words.fees}>
        <FeeTable report={report} />
        <Text kind="body2" isQuiet>
          {unspread.now !== 0 && `${words.unspreadHint} `}
          {words.overpaid(formatAmount(overpaid.now))}
        </Text>
      </Section>
      <Section title={words.costs}>
        <CategoryTable
          year={year}
          label={words.costs}
          amount={words.spent}
          none={reportText.noCosts}
          rows={costs}
          total={total.spent}
        />
      </Section>
      <Section title={words.income}>
        <CategoryTable
          year={year}
          label={words.income}
          amount={words.received}
          none={reportText.noIncome}
          rows={income}
          total={total.income}
        />
      </Section>
    </>
  );
}

/** The years before and after; to look at one of them is no step of the history. */
function OtherYears({ year }: { year: number }) {
  return (
    <Row as="nav" gap={8} aria-label={reportText.otherYears}>
      {[year - 1, year + 1].map((other) => (
        <ButtonLink key={other} look="outlined" to={`${paths.annualReport}?rok=${other}`} replace>
          {reportText.year(other)}
        </ButtonLink>
      ))}
    </Row>
  );
}
