import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { StartValues } from '../../core/form/FormBody.tsx';
import { LeaveQuestion } from '../../core/form/LeaveQuestion.tsx';
import { useSavedForm } from '../../core/form/useSavedForm.ts';
import { type Submit, useSaving } from '../../core/form/useSaving.ts';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { WaitingOverlay } from '../../core/ui/screen/WaitingOverlay.tsx';

interface InlineFormProps<Input extends FieldValues, Output> {
  /** What is typed there, for people who do not see what it stands beside. */
  label: string;
  endpoint: { readonly body: z.ZodMiniType<Output, Input> };
  defaultValues: StartValues<Input>;
  submit: Submit<Output>;
  onSaved?: () => void;
  children: ReactNode;
}

/** A short form within a step, beside others: what is wrong stands at its fields or above them, and what was typed is kept. */
export function InlineForm<Input extends FieldValues, Output>({
  label,
  endpoint,
  defaultValues,
  submit,
  onSaved,
  children,
}: InlineFormProps<Input, Output>) {
  const saving = useSaving({ submit, ifMatch: undefined, errorAs: 'alert' });
  const { form, element, guard, submitThen } = useSavedForm({ endpoint, defaultValues, saving });
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          submitThen(() => onSaved?.());
        }}
      >
        <Stack gap={12}>
          {saving.error !== undefined && (
            <Notice tone="error" onClose={saving.clearError}>
              {saving.error}
            </Notice>
          )}
          {children}
        </Stack>
      </form>
      <LeaveQuestion guard={guard} />
      <WaitingOverlay open={saving.isSaving} label="Zapisywanie…" />
    </FormProvider>
  );
}
