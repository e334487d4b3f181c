import type { ReactNode, Ref } from 'react';
import { Text } from '../core/ui/elements/Text.tsx';
import { useRefusedKeys } from '../core/ui/toasts/useRefusedKeys.ts';
import { uiText } from '../core/ui/ui.text.ts';
import styles from './CheckedForm.module.css';
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears what is typed into its fields
    <form
      ref={ref}
      noValidate
      className={styles['form']}
      onSubmit={(event) => void form.onSubmit(event)}
      onKeyDown={onKeyDown}
    >
      {children}
      {isTold && <Text role="alert">{uiText.keysRefused}</Text>}
    </form>
  );
}
