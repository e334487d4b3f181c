import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { useLocation } from '../navigation/place.ts';
import { Card } from '../ui/elements/Card.tsx';
import { Row, Stack } from '../ui/elements/Stack.tsx';
import { Text } from '../ui/elements/Text.tsx';
import waiting from '../ui/loading/WaitingPlace.module.css';
import { ScreenColumn } from '../ui/screen/ScreenColumn.tsx';
import styles from './FormBody.module.css';
import { FieldDescriptions } from './field-descriptions.tsx';
import { type FormActions, FormActionsContext } from './form-actions.ts';
import { keptForms } from './kept-forms.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { StaleChanges } from './stale/StaleChanges.tsx';
import { useStaleReview } from './stale/useStaleReview.ts';
import { useSavedForm } from './useSavedForm.ts';
import { useSaveShortcut } from './useSaveShortcut.ts';
import type { Saving } from './useSaving.ts';

/**
 * What a form holds at first: it names every key of the body, if only as undefined, so that no field is forgotten. Which
 * keys there are, the call alone says: what is given must not make it fewer.
 */
export type StartValues<Input extends FieldValues> = DefaultValues<NoInfer<Input>> & {
  readonly [Key in keyof NoInfer<Input>]-?: unknown;
};

/** What stands in a form, around it, and saves it. */
export interface FormContent<Input extends FieldValues, Output> {
  /** Heading above the fields. */
  section?: string;
  /** The call that saves: the schema of its body checks the form. */
  endpoint: { readonly body: z.ZodMiniType<Output, Input> };
  onSaved: () => void;
  /** Takes values over to be saved, for `handOverThen`. */
  takeOver?: (values: Output) => void;
  submitLabel?: string;
  /** Further buttons beside the saving one. */
  secondaryActions?: ReactNode;
  /** Shown beside the form on wide windows, below it on narrow ones. */
  aside?: ReactNode;
  /** Shown below the form, however wide the window is. */
  below?: ReactNode;
  children: ReactNode;
}

interface FormBodyProps<Input extends FieldValues, Output> extends FormContent<Input, Output> {
  initialValues: DefaultValues<Input>;
  /** What had been typed when a screen below this one was opened. */
  typed: Input | undefined;
  /** Keeps what is typed while such a screen is open. */
  onKeep: (typed: Input) => void;
  /** The newest values, to be merged with what was typed. */
  fresh: DefaultValues<Input> | undefined;
  onFreshTaken: (values: DefaultValues<Input>) => void;
  saving: Saving<Output>;
}

/** The form itself, once its values are known. */
export function FormBody<Input extends FieldValues, Output>({
  section,
  endpoint,
  initialValues,
  typed,
  onKeep,
  fresh,
  onFreshTaken,
  saving,
  onSaved,
  takeOver,
  submitLabel = 'Zapisz',
  secondaryActions,
  aside,
  below,
  children,
}: FormBodyProps<Input, Output>) {
  const sectionId = useId();
  const { form, element, guard, submitThen, submitWith, handOverThen } = useSavedForm({
    endpoint,
    defaultValues: initialValues,
    saving,
    onKeep,
    takeOver,
  });
  useSaveShortcut(element, submitLabel);
  useKeptInput(form, typed);
  const hasAside = aside !== undefined && aside !== null;
  const stale = useStaleReview(form, endpoint);

  const actions: FormActions = {
    submitThen,
    saveWith: (values) => {
      stale.markSeen();
      submitWith(values, onSaved);
    },
    handOverThen,
    isBusy: saving.isSaving,
    during: saving.during,
    report: saving.report,
  };

  const takeFresh = useEffectEvent((values: DefaultValues<Input>) => {
    stale.merge(initialValues, values);
    onFreshTaken(values);
  });
  useEffect(() => {
    if (fresh !== undefined) takeFresh(fresh);
  }, [fresh]);

  return (
    <FormProvider {...form}>
      <FormActionsContext value={actions}>
        <ScreenColumn isDouble={hasAside}>
          <div className={hasAside ? styles['sides'] : undefined}>
            <Card
              as="form"
              isRoomy
              ref={element}
              noValidate
              aria-labelledby={section && sectionId}
              onSubmit={(event) => {
                event.preventDefault();
                stale.markSeen();
                submitThen(onSaved);
              }}
              className={styles['form']}
            >
              <FieldDescriptions>
                <Stack gap={24} className={waiting['steady']}>
                  {section && (
                    <Text id={sectionId} as="h2" kind="h6">
                      {section}
                    </Text>
                  )}
                  {children}
                  <StaleChanges stale={stale} isBusy={saving.isSaving} />
                  <Row gap={12}>
                    <SubmitButton size="large">{submitLabel}</SubmitButton>
                    {secondaryActions}
                  </Row>
                </Stack>
              </FieldDescriptions>
            </Card>
            {aside}
          </div>
          {below}
        </ScreenColumn>
        <LeaveQuestion guard={guard} />
      </FormActionsContext>
    </FormProvider>
  );
}

/** Puts what was kept while a screen below the form was open back into the form, as typed text. */
function useKeptInput<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  typed: Input | undefined,
): void {
  const { pathname } = useLocation();
  const putBack = useEffectEvent(() => {
    if (typed !== undefined) form.reset(typed, { keepDefaultValues: true });
  });
  useEffect(() => {
    putBack();
    keptForms.delete(pathname);
  }, [pathname]);
}
