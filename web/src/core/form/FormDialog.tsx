import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { type DefaultValues, type FieldValues, FormProvider } from 'react-hook-form';
import type { z } from 'zod';
import { WaitingOverlay } from '../ui/screen/WaitingOverlay.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useSavedForm } from './useSavedForm.ts';
import { type Submit, useSaving } from './useSaving.ts';

interface DialogFormProps<Input extends FieldValues, Output> {
  /** The call that saves: the schema of its body checks the form. */
  endpoint: { readonly body: z.ZodType<Output, Input> };
  defaultValues: DefaultValues<Input>;
  /** The version of the record that the dialog changes; the save carries it. */
  etag?: string | undefined;
  submit: Submit<Output>;
  submitLabel: string;
  onSaved: () => void;
  onClose: () => void;
  children: ReactNode;
}

interface FormDialogProps<Input extends FieldValues, Output>
  extends DialogFormProps<Input, Output> {
  open: boolean;
  title: string;
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
  const titleId = useId();
  return (
    <Dialog
      open={open}
      // A click beside the dialog is too easily made to throw away what was typed.
      onClose={(_, reason) => reason === 'escapeKeyDown' && form.onClose()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogForm {...form} />
    </Dialog>
  );
}

function DialogForm<Input extends FieldValues, Output>({
  endpoint,
  defaultValues,
  etag,
  submit,
  submitLabel,
  onSaved,
  onClose,
  children,
}: DialogFormProps<Input, Output>) {
  const saving = useSaving({ submit, ifMatch: etag, errorAs: 'alert' });
  const { form, element, guard, submitThen } = useSavedForm({ endpoint, defaultValues, saving });

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submitThen(onSaved);
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogContent sx={{ pt: 0 }}>
          <Stack spacing={3} sx={{ pt: 1 }}>
            {saving.error !== undefined && (
              <Alert severity="error" variant="filled" onClose={saving.clearError}>
                {saving.error}
              </Alert>
            )}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Anuluj</Button>
          <Button type="submit" variant="contained">
            {submitLabel}
          </Button>
        </DialogActions>
      </Box>
      <LeaveQuestion guard={guard} />
      <WaitingOverlay open={saving.isSaving} label="Zapisywanie…" />
    </FormProvider>
  );
}
