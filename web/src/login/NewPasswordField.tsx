import { generatePassword } from '@grzadka/contract/login/generate-password';
import { mdiAutorenew } from '@mdi/js';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { copyText } from '../core/ui/copy-text.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { Row, Stack } from '../core/ui/elements/Stack.tsx';
import { icon } from '../core/ui/icon.ts';
import { CopyIcon } from '../core/ui/icons.ts';
import { RevealButton } from '../core/ui/RevealButton.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { loginText } from './login.text.ts';

const GenerateIcon = icon(mdiAutorenew, 'Generate');

interface NewPasswordFieldProps {
  /** How long a generated password is; undefined until a role is chosen, which it depends on. */
  generatedLength: number | undefined;
  autoFocus?: boolean;
}

/** A password for somebody else: typed or generated, and copied to be passed on. */
export function NewPasswordField({ generatedLength, autoFocus = false }: NewPasswordFieldProps) {
  const { setValue, setFocus, formState } = useFormContext<{ password: string }>();
  const password = useWatch<{ password: string }, 'password'>({ name: 'password' });
  const [isVisible, setVisible] = useState(false);
  const [toSelect, setToSelect] = useState(0);
  const { isSubmitted } = formState;

  useEffect(() => {
    // Not before the text is shown: the browser copies no hidden password.
    if (toSelect > 0) setFocus('password', { shouldSelect: true });
  }, [toSelect, setFocus]);

  function generate(length: number): void {
    const options = { shouldDirty: true, shouldValidate: isSubmitted };
    setValue('password', generatePassword(length), options);
    setVisible(true);
  }

  async function copy(): Promise<void> {
    if (await copyText(password)) {
      notify.success(loginText.copied);
      return;
    }
    setVisible(true);
    setToSelect(toSelect + 1);
    notify.info(loginText.notCopied, { durationMs: 8000 });
  }

  return (
    <Stack gap={12}>
      <FormTextField
        name="password"
        label={loginText.password}
        type={isVisible ? 'text' : 'password'}
        autoComplete="new-password"
        autoFocus={autoFocus}
        helper={generatedLength === undefined ? loginText.chooseRoleFirst : loginText.passwordHint}
        adornment={<RevealButton isVisible={isVisible} onToggle={() => setVisible(!isVisible)} />}
      />
      <Row gap={12}>
        <Button
          look="outlined"
          startIcon={<GenerateIcon />}
          disabled={generatedLength === undefined}
          onClick={() => generatedLength !== undefined && generate(generatedLength)}
        >
          {loginText.generate}
        </Button>
        <Button
          look="outlined"
          startIcon={<CopyIcon />}
          disabled={!password}
          onClick={() => void copy()}
        >
          {loginText.copy}
        </Button>
      </Row>
    </Stack>
  );
}
