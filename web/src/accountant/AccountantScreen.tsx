import { accountantEndpoints } from '@grzadka/contract/accountant/accountant.endpoints';
import { accountantForm } from '@grzadka/contract/accountant/accountant-export.model';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useMay } from '../core/access/access.ts';
import { downloadText } from '../core/api/download.text.ts';
import { download, saveFile } from '../core/api/download.ts';
import { endTypedDate } from '../core/form/end-typed-date.ts';
import { FormCheckboxField } from '../core/form/fields/CheckboxField.tsx';
import { FormDayField } from '../core/form/fields/DayField.tsx';
import { FormRadioField } from '../core/form/fields/RadioField.tsx';
import { SubmitButton } from '../core/form/SubmitButton.tsx';
import { listText } from '../core/list/list.text.ts';
import { paths } from '../core/paths.ts';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { Section } from '../core/ui/Section.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { accountantText } from './accountant.text.ts';

type Asked = z.output<typeof accountantForm>;

/** Takes the books of some days for the accountant as a file: by default those of last year. */
export function AccountantScreen() {
  const maySet = useMay('settings:write');
  const failures = useFailures('alert');
  const lastYear = Number(gardenToday().slice(0, 'YYYY'.length)) - 1;
  const form = useForm<z.input<typeof accountantForm>, unknown, Asked>({
    defaultValues: {
      from: `${lastYear}-01-01`,
      thru: `${lastYear}-12-31`,
      withNames: false,
      format: 'xlsx',
    },
    resolver: zodResolver(accountantForm),
  });
  const taking = useMutation({
    mutationFn: ({ withNames, ...query }: Asked) =>
      download(accountantEndpoints.export, {
        query: { ...query, 'with-names': String(withNames) },
      }),
    onMutate: failures.clear,
    onError: failures.show,
    onSuccess: (file) => {
      saveFile(file);
      notify.success(downloadText.downloaded(file.name));
    },
  });
  return (
    <Screen
      title={accountantText.title}
      back={paths.transactions}
      busy={taking.isPending}
      busyLabel={listText.preparing}
      error={failures.error}
      onCloseError={failures.clear}
    >
      <ScreenColumn>
        <Section title={accountantText.title}>
          <FormProvider {...form}>
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                endTypedDate(event.currentTarget);
                void form.handleSubmit((asked) => taking.mutate(asked))();
              }}
            >
              <Stack gap={16}>
                <Text isQuiet>{accountantText.hint}</Text>
                <FormDayField name="from" label={accountantText.from} checkedWith={['thru']} />
                <FormDayField name="thru" label={accountantText.thru} />
                <FormCheckboxField
                  name="withNames"
                  label={accountantText.withNames}
                  helper={accountantText.withNamesHint}
                />
                <FormRadioField
                  name="format"
                  label={accountantText.format}
                  options={accountantText.formats}
                  isColumn
                />
                <SubmitButton>{accountantText.take}</SubmitButton>
                <Text isQuiet>{accountantText.audited}</Text>
                <Text isQuiet>
                  {accountantText.ownCodes}{' '}
                  {maySet && <TextLink to={paths.settings}>{accountantText.settings}</TextLink>}
                </Text>
              </Stack>
            </form>
          </FormProvider>
        </Section>
      </ScreenColumn>
    </Screen>
  );
}
