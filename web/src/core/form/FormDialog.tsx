import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '../ui/elements/Button.tsx';
import { Notice } from '../ui/elements/Notice.tsx';
import { Stack } from '../ui/elements/Stack.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/overlays/Dialog.tsx';
import { StaleAction } from '../ui/screen/ErrorBanner.tsx';
import { WaitingOverlay } from '../ui/screen/WaitingOverlay.tsx';
import type { StartValues } from './FormBody.tsx';
import styles from './FormDialog.module.css';
import { FieldDescriptions } from './field-descriptions.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { StaleChanges } from './stale/StaleChanges.tsx';
import { useStaleReview } from './stale/useStaleReview.ts';
import { useSavedForm } from './useSavedForm.ts';
import { useSaveShortcut } from './useSaveShortcut.ts';
import { type Submit, useSaving } from './useSaving.ts';

/** A record as a dialog's fields would show it, and its version. */
interface SavedRecord<Input extends FieldValues> {
  readonly values: StartValues<Input>;
  readonly etag: string;
}

/** The record that a dialog changes, as it was read. */
interface ChangedRecord<Input extends FieldValues> extends SavedRecord<Input> {
  /** Reads it again, after a stale save; rejects when it is gone. */
  readonly reload: () => Promise<SavedRecord<Input>>;
}

interface DialogFormProps<Input extends FieldValues, Output> {
  /** The call that saves: the schema of its body checks the form. */
  endpoint: { readonly body: z.ZodMiniType<Output, Input> };
  defaultValues: StartValues<Input>;
  /** What the dialog changes, where it does not add; the save carries its version. */
  record?: ChangedRecord<Input>;
  submit: Submit<Output>;
  submitLabel: string;
  /** What is said while it is under way. */
  savingLabel?: string;
  onSaved: () => void;
  onClose: () => void;
  children: ReactNode;
}

interface FormDialogProps<Input extends FieldValues, Output>
  extends DialogFormProps<Input, Output> {
  open: boolean;
  title: string;
}

/** What the surroundings of a dialog's form may ask of it. */
interface DialogFormHandle {
  /** Closes the dialog, after a question where something typed would be lost. */
  readonly leave: () => void;
}

/**
 * A short form on top of the screen whose record it changes: errors at its fields or in its own
 * alert, what was typed kept through every failure. It begins anew whenever it opens.
 */
export function FormDialog<Input extends FieldValues, Output>({
  open,
  title,
  ...form
}: FormDialogProps<Input, Output>) {
  const content = useRef<DialogFormHandle>(null);
  return (
    <Dialog
      open={open}
      // A click beside the dialog is too easily made to throw away what was typed.
      onClose={(reason) => reason === 'escape' && content.current?.leave()}
      isWide
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogForm ref={content} {...form} />
    </Dialog>
  );
}

function DialogForm<Input extends FieldValues, Output>({
  ref,
  endpoint,
  defaultValues,
  record,
  submit,
  submitLabel,
  savingLabel = 'Zapisywanie…',
  onSaved,
  onClose,
  children,
}: DialogFormProps<Input, Output> & { ref: Ref<DialogFormHandle> }) {
  // What the person sees and changes, whatever is read in the background.
  const [opened, setOpened] = useState<SavedRecord<Input> | undefined>(record);
  const saving = useSaving({ submit, ifMatch: opened?.etag, errorAs: 'alert' });
  const { form, element, guard, submitThen } = useSavedForm({ endpoint, defaultValues, saving });
  const stale = useStaleReview(form, endpoint);
  useSaveShortcut(element, submitLabel);
  const leave = async () => {
    if (await guard.askToLeave()) onClose();
  };
  useImperativeHandle(ref, () => ({ leave: () => void leave() }));

  const adoptFresh = async (base: DefaultValues<Input>, reload: ChangedRecord<Input>['reload']) => {
    try {
      const newest = await reload();
      stale.merge(base, newest.values);
      setOpened(newest);
      saving.clearError();
    } catch (failure) {
      saving.report(failure);
    }
  };

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          stale.markSeen();
          submitThen(onSaved);
        }}
        className={styles['form']}
      >
        <DialogContent className={styles['content']}>
          <FieldDescriptions>
            <Stack gap={24} className={styles['fields']}>
              {saving.error !== undefined && (
                <Notice tone="error" isLoud onClose={saving.clearError}>
                  {saving.error}
                  {saving.isStale && record && opened && (
                    <StaleAction
                      onClick={() =>
                        void saving.during(() => adoptFresh(opened.values, record.reload))
                      }
                    />
                  )}
                </Notice>
              )}
              {children}
              <StaleChanges stale={stale} isBusy={saving.isSaving} />
            </Stack>
          </FieldDescriptions>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Anuluj</Button>
          <SubmitButton>{submitLabel}</SubmitButton>
        </DialogActions>
      </form>
      <LeaveQuestion guard={guard} />
      <WaitingOverlay open={saving.isSaving} label={savingLabel} />
    </FormProvider>
  );
}
