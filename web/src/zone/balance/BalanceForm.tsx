import type { MeterType } from '@grzadka/contract/meter/meter-labels';
import { zoneBalanceQuery } from '@grzadka/contract/zone/zone-balance.model';
import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Button } from '@mui/material';
import { FormProvider, useForm } from 'react-hook-form';
import { endTypedDate } from '../../core/form/end-typed-date.ts';
import { FormDayField } from '../../core/form/fields/DayField.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import type { AskedBalance } from './balance-period.ts';
import { balanceText } from './balance.text.ts';

interface BalanceFormProps {
  type: MeterType;
  /** What the fields hold at first; undefined where no days can be suggested. */
  asked: AskedBalance | undefined;
  onAsk: (balance: AskedBalance) => void;
}

/** Asks for which days the losses are to be counted, and at what price. */
export function BalanceForm({ type, asked, onAsk }: BalanceFormProps) {
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
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          endTypedDate(event.currentTarget);
          void form.handleSubmit(onAsk)();
        }}
        sx={formStyle}
      >
        <FormDayField name="from" label={balanceText.from} checkedWith={['thru']} />
        <FormDayField name="thru" label={balanceText.thru} />
        <FormTextField
          name="price"
          label={balanceText.price(type)}
          inputMode="decimal"
          helper={balanceText.priceHint}
        />
        <Button type="submit" variant="contained" size="large" sx={{ minHeight: 56 }}>
          {balanceText.show}
        </Button>
      </Box>
    </FormProvider>
  );
}

/** As many fields side by side as there is room for; what is wrong with one moves none of the others. */
const formStyle = {
  display: 'grid',
  alignItems: 'start',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
} as const;

/** A price as it is typed, with all its decimals. */
function typedPrice(price: number | null): string {
  return price === null ? '' : String(price).replace('.', ',');
}
