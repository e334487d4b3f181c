import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { type ReminderRequest, reminderRequest } from '@grzadka/contract/reminder/reminder.model';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { endTypedDate } from '../core/form/end-typed-date.ts';
import { FormDayField } from '../core/form/fields/DayField.tsx';
import { FieldGrid } from '../core/form/fields/FieldGroup.tsx';
import { FormMoneyField } from '../core/form/fields/MoneyField.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { SubmitButton } from '../core/form/SubmitButton.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { sectorsQuery } from '../sector/sector.queries.ts';
import { reminderText } from './reminder.text.ts';

const schema = z.omit(reminderRequest, { level: true });

/** On what day one looks, and whom of those who owe one looks at. */
export function ReminderFilters({
  onAsk,
}: {
  onAsk: (asked: Omit<ReminderRequest, 'level'>) => void;
}) {
  const { data } = useQuery(sectorsQuery);
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    defaultValues: {
      day: gardenToday(),
      filters: { sectorId: '', amountFrom: '', amountThru: '', daysFrom: '', daysThru: '' },
    },
    resolver: zodResolver(schema),
  });
  const sectors = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          endTypedDate(event.currentTarget);
          void form.handleSubmit(onAsk)();
        }}
      >
        <Stack gap={16}>
          <FieldGrid>
            <FormDayField name="day" label={reminderText.day} helper={reminderText.dayHint} />
            <FormSelectField
              name="filters.sectorId"
              label={reminderText.sector}
              options={[{ value: '', label: reminderText.allSectors }, ...sectors]}
            />
            <FormMoneyField name="filters.amountFrom" label={reminderText.amountFrom} />
            <FormMoneyField name="filters.amountThru" label={reminderText.amountThru} />
            <FormTextField
              name="filters.daysFrom"
              label={reminderText.daysFrom}
              inputMode="numeric"
            />
            <FormTextField
              name="filters.daysThru"
              label={reminderText.daysThru}
              inputMode="numeric"
            />
          </FieldGrid>
          <SubmitButton>{reminderText.check}</SubmitButton>
        </Stack>
      </form>
    </FormProvider>
  );
}
