import { cashBoxEndpoints } from '@grzadka/contract/cash-box/cash-box.endpoints';
import { cashReportQuery } from '@grzadka/contract/cash-box/cash-box.model';
import { chosenRecord } from '@grzadka/contract/core/fields';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { endTypedDate } from '../core/form/end-typed-date.ts';
import { FormDayField } from '../core/form/fields/DayField.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { SubmitButton } from '../core/form/SubmitButton.tsx';
import { useSearchParams } from '../core/navigation/place.ts';
import { usePaperPrint } from '../core/paper/usePaperPrint.ts';
import { paths } from '../core/paths.ts';
import { optionsQuery } from '../core/record/options-query.ts';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { usualCashBox } from './CashBoxField.tsx';
import styles from './CashReportScreen.module.css';
import { cashBoxText } from './cash-box.text.ts';
import { askedCashBox, askedFrom, askedThru } from './report-path.ts';

/** Prints what was in a cash box, what came and went, and what is in it, of the days asked for: those of the address, by default this month. */
export function CashReportScreen() {
  const { data, error, refetch } = useQuery(optionsQuery('cash-box'));
  const [search] = useSearchParams();
  return (
    <Screen title={cashBoxText.report} back={paths.transactions}>
      <ScreenColumn>
        <Section title={cashBoxText.report}>
          {data ? (
            <ReportForm
              boxes={data.items}
              cashBoxId={search.get(askedCashBox) ?? usualCashBox(data.items, undefined)}
              from={search.get(askedFrom) ?? undefined}
              thru={search.get(askedThru) ?? undefined}
            />
          ) : (
            <SectionWaiting error={error} failed={cashBoxText.boxesFailed} retry={refetch} />
          )}
        </Section>
      </ScreenColumn>
    </Screen>
  );
}

const reportForm = z.safeExtend(cashReportQuery, {
  cashBoxId: chosenRecord('Wybierz kasę'),
});

interface ReportFormProps {
  boxes: readonly { readonly id: string; readonly name: string }[];
  cashBoxId: string;
  /** The days that are asked for. */
  from: string | undefined;
  thru: string | undefined;
}

function ReportForm({ boxes, cashBoxId, from, thru }: ReportFormProps) {
  const today = gardenToday();
  const thisMonth = `${today.slice(0, 'YYYY-MM'.length)}-01`;
  const form = useForm({
    defaultValues: { cashBoxId, from: from ?? thisMonth, thru: thru ?? today },
    resolver: zodResolver(reportForm),
  });
  const { print, isPrinting } = usePaperPrint(cashBoxEndpoints.report);
  return (
    <FormProvider {...form}>
      <Stack gap={16}>
        <Text isQuiet>{cashBoxText.reportHint}</Text>
        <form
          noValidate
          aria-busy={isPrinting}
          onSubmit={(event) => {
            event.preventDefault();
            endTypedDate(event.currentTarget);
            void form.handleSubmit(({ cashBoxId: id, ...query }) =>
              print({ params: { id }, query }),
            )();
          }}
          className={styles['report']}
        >
          <FormSelectField
            name="cashBoxId"
            label={cashBoxText.one}
            placeholder={cashBoxText.noneChosen}
            options={boxes.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <FormDayField name="from" label={cashBoxText.from} checkedWith={['thru']} />
          <FormDayField name="thru" label={cashBoxText.thru} />
          <div className={styles['submit']}>
            <SubmitButton>{cashBoxText.printReport}</SubmitButton>
          </div>
        </form>
      </Stack>
    </FormProvider>
  );
}
