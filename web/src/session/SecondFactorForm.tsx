import { secondFactorCode } from '@grzadka/contract/second-factor/second-factor.model';
import { ApiError, errorText } from '../core/api/api-error.ts';
import { logFault } from '../core/log.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { TextBox } from '../core/ui/fields/TextBox.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { CheckedForm } from './CheckedForm.tsx';
import { signInError } from './sign-in-error.ts';
import { useCheckedTexts } from './useCheckedTexts.ts';
import { useSessionActions } from './useSessionActions.ts';

/** How long a message of this form stays, in milliseconds. */
const failureStay = 8000;

/** Asks who gave a right password for the code of their app; `onBack` leads back to the password. */
export function SecondFactorForm({ onBack }: { onBack: () => void }) {
  const { giveCode } = useSessionActions();
  const form = useCheckedTexts({
    initial: { code: '' },
    schema: secondFactorCode,
    submit: async (values) => {
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
          form.setFault('code', errorText(error));
        } else {
          notify.error(signInError(error), { durationMs: failureStay });
        }
        form.select('code');
      }
    },
  });
  return (
    <CheckedForm form={form}>
      <Text>
        Hasło się zgadza. Otwórz w telefonie aplikację do kodów i wpisz kod, który teraz pokazuje.
      </Text>
      <TextBox
        {...form.box('code')}
        label="Kod"
        helper={form.faultOf('code') ?? 'Nie masz telefonu? Wpisz jeden z kodów zapasowych.'}
        htmlInput={{ inputMode: 'numeric' }}
        autoComplete="one-time-code"
        autoFocus
      />
      <Button type="submit" look="filled" size="large" disabled={form.isSubmitting}>
        Zaloguj
      </Button>
      <Button onClick={onBack}>Wróć do hasła</Button>
    </CheckedForm>
  );
}
