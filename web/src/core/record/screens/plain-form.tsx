import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { RecordField, RecordFields } from '@grzadka/contract/core/record/record-fields';
import { Fragment, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { StartValues } from '../../form/FormBody.tsx';
import { FormSelectField } from '../../form/fields/SelectField.tsx';
import { FormTextField } from '../../form/fields/TextField.tsx';
import { classNames } from '../../ui/elements/class-names.ts';
import { lateField } from '../../ui/loading/late-part.tsx';
import styles from './plain-form.module.css';

/** What a form asks for: the keys of the body of its call. */
interface PlainForm {
  readonly fields: RecordFields;
  readonly body: { readonly shape: object };
}

/** What a form holds at first: each key of its body, as it stands in the record, or empty, or the first of a choice. */
export function startValues(
  { fields, body }: PlainForm,
  record: object = {},
): StartValues<FieldValues> {
  return Object.fromEntries(
    Object.keys(body.shape).map((key) => {
      const value: unknown = Reflect.get(record, key) ?? null;
      return [key, startValue(fields[key], value)];
    }),
  );
}

function startValue(field: RecordField | null | undefined, value: unknown): unknown {
  if (field?.kind === 'instant') return value;
  if (field?.kind === 'flag') return value ?? field.initially ?? false;
  if (field?.kind === 'choice') return value ?? Object.keys(field.options)[0];
  return typeof value === 'number' ? formatDecimal(value) : (value ?? '');
}

interface PlainFieldsProps extends PlainForm {
  hints?: Readonly<Record<string, string>> | undefined;
  /** What stands in the place of a field that is not plain, such as the choice of a record. */
  special?: Readonly<Record<string, ReactNode>> | undefined;
}

/** The fields of a form in the order of its body, the first of them with the focus. */
export function PlainFields({ fields, body, hints, special }: PlainFieldsProps) {
  const keys = Object.keys(body.shape).filter((key) => key !== 'id');
  return keys.map((name, index) => (
    <Fragment key={name}>
      {special?.[name] ?? (
        <PlainField
          name={name}
          field={fields[name]}
          helper={hints?.[name] ?? fields[name]?.hint}
          autoFocus={index === 0}
        />
      )}
    </Fragment>
  ));
}

// Most forms have texts and numbers alone: what else there is takes more code than the rest of the form.
const FlagField = lateField(
  async () => (await import('../../form/fields/CheckboxField.tsx')).FormCheckboxField,
);
const DayField = lateField(
  async () => (await import('../../form/fields/DayField.tsx')).FormDayField,
);
const InstantField = lateField(
  async () => (await import('../../form/fields/DateTimeField.tsx')).FormDateTimeField,
);

/** The place of a field with a line or two below it: as high as what comes late, so that nothing moves when it does. */
export function FieldWithHint({ children }: { children: ReactNode }) {
  return <div className={styles['withHint']}>{children}</div>;
}

interface PlainFieldProps {
  name: string;
  field: RecordFields[string] | undefined;
  helper: string | undefined;
  autoFocus: boolean;
}

function PlainField({ field, helper, ...asked }: PlainFieldProps) {
  const { name, autoFocus } = asked;
  if (!field) throw new Error(`How ${name} is typed has to be said`);
  const { label } = field;
  const told = { name, label, ...(helper !== undefined && { helper }) };
  switch (field.kind) {
    case 'text':
      return <FormTextField {...told} autoFocus={autoFocus} />;
    case 'number':
      return <FormTextField {...told} inputMode="decimal" autoFocus={autoFocus} />;
    case 'choice':
    case 'flag':
    case 'day':
    case 'instant':
      return (
        <div className={classNames(styles['field'], helper !== undefined && styles['withHint'])}>
          {field.kind === 'choice' && (
            <FormSelectField {...told} options={optionsOf(field.options)} />
          )}
          {field.kind === 'flag' && <FlagField {...told} open />}
          {field.kind === 'day' && <DayField {...told} open />}
          {field.kind === 'instant' && <InstantField {...told} open />}
        </div>
      );
    case 'money':
    case 'bytes':
    case 'phone':
    case 'bank-account':
    case 'html':
    case 'record':
      throw new Error(`How ${name} is typed has to be said`);
  }
}

function optionsOf(options: Readonly<Record<string, string>>) {
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}
