import { credentials } from '@grzadka/contract/session/session.model';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '../core/api/api-error.ts';
import { PasswordField } from '../core/form/fields/PasswordField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { logFault } from '../core/log.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { signInError } from './sign-in-error.ts';
import { useSessionActions } from './useSessionActions.ts';

/** How long the message of a failed sign-in stays, in milliseconds. */
const failureStay = 5000;

/** The sign-in form of the login screen and of an expired session: password, then a code where one is due. */
export function SignInForm() {
  const [isCodeAsked, setCodeAsked] = useState(false);
  return isCodeAsked ? (
    <SecondFactorForm onBack={() => setCodeAsked(false)} />
  ) : (
    <PasswordForm onCodeAsked={() => setCodeAsked(true)} />
  );
}

function PasswordForm({ onCodeAsked }: { onCodeAsked: () => void }) {
  const { signIn } = useSessionActions();
  const notify = useNotify();
  const form = useForm({
    defaultValues: { username: '', password: '' },
    resolver: zodResolver(credentials),
  });
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    notify.clear();
    try {
      await signIn(values);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second-factor') return onCodeAsked();
      if (!(error instanceof ApiError)) logFault(error);
      notify.error(signInError(error), { durationMs: failureStay });
      form.setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate spacing={3} onSubmit={(event) => void submit(event)}>
        <FormTextField
          name="username"
          label="Nazwa użytkownika"
          autoComplete="username"
          autoFocus
        />
        <PasswordField name="password" label="Hasło" autoComplete="current-password" />
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
          Zaloguj
        </Button>
      </Stack>
    </FormProvider>
  );
}
