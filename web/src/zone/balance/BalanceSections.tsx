import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import { zoneEndpoints } from '@grzadka/contract/zone/zone.endpoints';
import type { ZoneDetails } from '@grzadka/contract/zone/zone.model';
import { zoneBalanceQuery } from '@grzadka/contract/zone/zone-balance.model';
import { zodResolver } from '@hookform/resolvers/zod';
import { mdiPrinterOutline } from '@mdi/js';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { call } from '../../core/api/call.ts';
import { endTypedDate } from '../../core/form/end-typed-date.ts';
import { FormDayField } from '../../core/form/fields/DayField.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { ExportButton } from '../../core/list/export/ExportButton.tsx';
import type { ListExportCall } from '../../core/list/list-data-source.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { icon } from '../../core/ui/icon.ts';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { BalanceLines } from './BalanceLines.tsx';
import styles from './BalanceSections.module.css';
import { BalanceSummary } from './BalanceSummary.tsx';
import { balanceText } from './balance.text.ts';
import { type AskedBalance, balanceParameters } from './balance-period.ts';
import { useAskedBalance } from './useAskedBalance.ts';

interface BalanceSectionsProps {
  zone: ZoneDetails;
  /** What can be done with its meters, beside the heading of their lines. */
  meterActions: ReactNode;
}

/** What a zone loses: the days, the sums, and a line for each meter. */
export function BalanceSections({ zone, meterActions }: BalanceSectionsProps) {
  const { id, type, mainMeters } = zone;
  const { asked, isPending, error, retry, ask } = useAskedBalance(zone);
  const balance = useQuery(balanceQuery(id, asked));
  const hasMainMeter = mainMeters.length > 0;
  return (
    <>
      <div className={styles['period']}>
        <Section title={balanceText.period}>
          {isPending || error !== null ? (
            <SectionWaiting error={error} failed={balanceText.failed} retry={retry} />
          ) : (
            <Stack gap={16}>
              <Text isQuiet>{asked ? balanceText.periodHint : noDays(hasMainMeter)}</Text>
              {/* Another address has other days in its fields. */}
              <BalanceForm
                key={asked && Object.values(asked).join(' ')}
                {...{ type, asked }}
                onAsk={ask}
              />
            </Stack>
          )}
        </Section>
      </div>
      {asked && (
        <Section
          title={balanceText.title(asked)}
          actions={balance.data && <BalanceTools zoneId={id} asked={asked} />}
        >
          {balance.data ? (
            <BalanceSummary balance={balance.data} {...{ type, hasMainMeter }} />
          ) : (
            <SectionWaiting
              error={balance.error}
              failed={balanceText.failed}
              retry={balance.refetch}
            />
          )}
        </Section>
      )}
      <Section title={balanceText.lines} actions={meterActions}>
        {balance.data ? (
          <BalanceLines balance={balance.data} type={type} />
        ) : (
          <Text isQuiet>{balanceText.linesLater}</Text>
        )}
      </Section>
    </>
  );
}

/** Why no days are suggested. */
function noDays(hasMainMeter: boolean): string {
  return hasMainMeter ? balanceText.noPeriod : balanceText.noMainMeter;
}

const PrintIcon = icon(mdiPrinterOutline, 'Print');

interface BalanceToolsProps {
  zoneId: string;
  asked: AskedBalance;
}

/** Puts a balance onto paper, or its lines into a file. */
function BalanceTools({ zoneId, asked }: BalanceToolsProps) {
  return (
    <div className={styles['tools']}>
      <Button look="outlined" startIcon={<PrintIcon />} onClick={() => globalThis.print()}>
        {balanceText.print}
      </Button>
      <ExportButton
        exportCall={balanceExport(zoneId)}
        query={balanceParameters(asked)}
        onError={(error) => {
          if (error !== undefined) notify.error(error, { durationMs: Number.POSITIVE_INFINITY });
        }}
      />
    </div>
  );
}

interface BalanceFormProps {
  type: MeterType;
  /** What the fields hold at first; undefined where no days can be suggested. */
  asked: AskedBalance | undefined;
  onAsk: (balance: AskedBalance) => void;
}

/** Asks for which days the losses are to be counted, and at what price. */
function BalanceForm({ type, asked, onAsk }: BalanceFormProps) {
  const form = useForm({
    defaultValues: {
      from: asked?.from ?? '',
      thru: asked?.thru ?? '',
      price: typedPrice(asked?.price ?? null),
    },
    resolver: zodResolver(zoneBalanceQuery),
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          endTypedDate(event.currentTarget);
          void form.handleSubmit(onAsk)();
        }}
        className={styles['form']}
      >
        <FormDayField name="from" label={balanceText.from} checkedWith={['thru']} />
        <FormDayField name="thru" label={balanceText.thru} />
        <FormTextField
          name="price"
          label={balanceText.price(type)}
          inputMode="decimal"
          helper={balanceText.priceHint}
        />
        <Button look="filled" type="submit" size="large" className={styles['show']}>
          {balanceText.show}
        </Button>
      </form>
    </FormProvider>
  );
}

/** A price as it is typed, with all its decimals. */
function typedPrice(price: number | null): string {
  return price === null ? '' : String(price).replace('.', ',');
}

/** What a zone loses in some days, with a line for each of its meters; nothing is asked without any days. */
function balanceQuery(zoneId: string, asked: AskedBalance | undefined) {
  const query = asked && balanceParameters(asked);
  return queryOptions({
    queryKey: ['zone', zoneId, 'balance', query],
    queryFn: query
      ? ({ signal }) => call(zoneEndpoints.balance, { params: { id: zoneId }, query }, { signal })
      : skipToken,
  });
}

/** The lines of a zone's balance as a file. */
function balanceExport(zoneId: string): ListExportCall {
  return { endpoint: zoneEndpoints.exportBalance, params: { id: zoneId } };
}
