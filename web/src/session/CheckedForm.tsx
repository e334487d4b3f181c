import { Stack, Typography } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { useRefusedKeys } from '../core/ui/hooks/useRefusedKeys.ts';
import { uiText } from '../core/ui/ui.text.ts';
import type { useCheckedTexts } from './useCheckedTexts.ts';

interface CheckedFormProps {
  form: Pick<ReturnType<typeof useCheckedTexts>, 'isSubmitting' | 'onSubmit'>;
  children: ReactNode;
  ref?: Ref<HTMLFormElement>;
}

/** A form of a few texts; while it is sent, nothing can be typed into it, and a message says so to those who try. */
export function CheckedForm({ form, children, ref }: CheckedFormProps) {
  const { isTold, onKeyDown } = useRefusedKeys(form.isSubmitting);
  return (
    <Stack
      component="form"
      ref={ref}
      noValidate
      spacing={3}
      onSubmit={(event) => void form.onSubmit(event)}
      onKeyDown={onKeyDown}
    >
      {children}
      {isTold && <Typography role="alert">{uiText.keysRefused}</Typography>}
    </Stack>
  );
}
