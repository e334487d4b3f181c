import { secondFactorCode } from '@grzadka/contract/second-factor/second-factor.model';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Stack, Typography } from '@mui/material';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError, errorText } from '../core/api/api-error.ts';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { logFault } from '../core/log.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import { signInError } from './sign-in-error.ts';
import { useSessionActions } from './useSessionActions.ts';

/** How long a message of this form stays, in milliseconds. */
const failureStay = 8000;

/** Asks who gave a right password for the code of their app; `onBack` leads back to the password. */
export function SecondFactorForm({ onBack }: { onBack: () => void }) {
  const { giveCode } = useSessionActions();
  const notify = useNotify();
  const form = useForm({ defaultValues: { code: '' }, resolver: zodResolver(secondFactorCode) });
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    notify.clear();
    try {
      await giveCode(values);
    } catch (error) {
      if (!(error instanceof ApiError)) logFault(error);
      if (error instanceof ApiError && error.code === 'unauthenticated') {
        notify.error(errorText(error), { durationMs: failureStay });
        onBack();
        return;
      }
      if (error instanceof ApiError && error.code === 'second-factor') {
        form.setError('code', { message: errorText(error) });
      } else {
        notify.error(signInError(error), { durationMs: failureStay });
      }
      form.setFocus('code', { shouldSelect: true });
    }
  });

  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate spacing={3} onSubmit={(event) => void submit(event)}>
        <Typography>
          Hasło się zgadza. Otwórz w telefonie aplikację do kodów i wpisz kod, który teraz pokazuje.
        </Typography>
        <FormTextField
          name="code"
          label="Kod"
          helper="Nie masz telefonu? Wpisz jeden z kodów zapasowych."
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
          Zaloguj
        </Button>
        <Button onClick={onBack}>Wróć do hasła</Button>
      </Stack>
    </FormProvider>
  );
}
