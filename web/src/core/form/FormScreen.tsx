import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useLocation } from '../navigation/place.ts';
import { StaleAction } from '../ui/screen/ErrorBanner.tsx';
import { LoadFailure } from '../ui/screen/LoadFailure.tsx';
import { Screen } from '../ui/screen/Screen.tsx';
import { uiText } from '../ui/ui.text.ts';
import { FormBody, type FormContent, type StartValues } from './FormBody.tsx';
import { keptForms } from './kept-forms.ts';
import { type Submit, useSaving } from './useSaving.ts';

export interface FormScreenProps<Input extends FieldValues, Output>
  extends FormContent<Input, Output> {
  title: string;
  /** Which record the form changes. */
  subject?: string | undefined;
  /** The same where the form itself says which: in the browser's tab alone. */
  tabSubject?: string | undefined;
  /** Where the back button leads when the person came from no list. */
  back: string;
  /** What the fields hold at first; undefined until known. Later changes do not reset the form. */
  defaultValues: StartValues<Input> | undefined;
  /** The version that `defaultValues` were read with; every save carries it. */
  etag?: string | undefined;
  loading?: boolean;
  loadError?: unknown;
  /** Reads the record again, after a failed loading or a stale save. */
  reload?: () => Promise<unknown>;
  submit: Submit<Output>;
  /** Who has saved goes on here; without it `onSaved` leads away, and nothing more can be typed until it has. */
  staysOpen?: boolean;
  /** What the overlay says while saving, where that is no plain save. */
  savingLabel?: string;
  /** What the overlay says while saving besides that it does, such as how far an upload is. */
  savingDetails?: ReactNode;
  /** How a failure that belongs to no field is shown. */
  errorAs?: 'alert' | 'snackbar';
  actions?: ReactNode;
}

/**
 * A screen with one form. It is covered while it loads and saves, and shows errors at their fields
 * or in the alert. What was typed is kept through every failure, and while a screen below its
 * address is open; before it would be lost, the person is asked.
 */
export function FormScreen<Input extends FieldValues, Output>(
  props: FormScreenProps<Input, Output>,
) {
  const { defaultValues, etag, loading = false, loadError, reload, errorAs = 'alert' } = props;
  const { pathname, key } = useLocation();
  // What is kept under a form's path was kept by that form.
  const [kept] = useState(() => keptForms.get(pathname) as KeptInput<Input> | undefined);
  const [opened, setOpened] = useState<OpenedWith<Input> | undefined>(kept?.opened);
  if (opened === undefined && defaultValues !== undefined && !loading && loadError == null) {
    setOpened({ values: defaultValues, etag });
  }
  const [savedAt, setSavedAt] = useState<string>();
  const submit: Submit<Output> = async (values, options) => {
    await props.submit(values, options);
    // Within the save, so that its cover stays: the way back begins a moment later, and the next screen's code may be on
    // its way. A key would reach a field whose value nobody saves, and ask whether to leave it.
    if (!props.staysOpen) setSavedAt(key);
  };
  const saving = useSaving({ submit, ifMatch: opened?.etag, errorAs });
  const isLeaving = savedAt === key;
  const [wantsFresh, setWantsFresh] = useState(false);

  const adoptFresh = async () => {
    setWantsFresh(true);
    await saving.during(async () => await reload?.());
  };
  // A stale save asked for the newest version: the form takes it over once it is here.
  const fresh =
    wantsFresh && etag !== opened?.etag && defaultValues !== undefined ? defaultValues : undefined;

  return (
    <Screen
      title={props.title}
      subject={props.subject}
      tabSubject={props.tabSubject}
      back={props.back}
      actions={props.actions}
      busy={saving.isSaving || isLeaving || (opened === undefined && loadError == null)}
      busySaving={saving.isSaving || isLeaving}
      busyDetails={saving.isSaving && props.savingDetails}
      busyLabel={opened === undefined ? uiText.loading : (props.savingLabel ?? 'Zapisywanie…')}
      error={saving.error}
      errorAction={saving.isStale && reload && <StaleAction onClick={() => void adoptFresh()} />}
      onCloseError={saving.clearError}
    >
      {opened === undefined && loadError != null && (
        <LoadFailure error={loadError} back={props.back} retry={reload} />
      )}
      {opened !== undefined && (
        <FormBody
          {...props}
          initialValues={opened.values}
          typed={kept?.typed}
          onKeep={(typed) => keptForms.set(pathname, { opened, typed })}
          fresh={fresh}
          onFreshTaken={(values) => {
            setOpened({ values, etag });
            setWantsFresh(false);
            saving.clearError();
          }}
          saving={saving}
        />
      )}
    </Screen>
  );
}

interface OpenedWith<Input extends FieldValues> {
  readonly values: DefaultValues<Input>;
  readonly etag: string | undefined;
}

interface KeptInput<Input extends FieldValues> {
  readonly opened: OpenedWith<Input>;
  readonly typed: Input;
}
