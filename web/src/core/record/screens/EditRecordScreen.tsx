import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { call } from '../../api/call.ts';
import { FormScreen } from '../../form/FormScreen.tsx';
import { useParams } from '../../navigation/place.ts';
import { HistoryButton } from '../HistoryButton.tsx';
import { recordQuery } from '../record-calls.ts';
import { recordPath } from '../record-path.ts';
import { useRecordChanged } from '../useRecordChanged.ts';
import { useRecordForm } from '../useRecordForm.ts';
import { PlainFields, startValues } from './plain-form.tsx';
import { type Identified, nameOf, type PlainScreens } from './record-screens.ts';

interface EditRecordScreenProps<Details extends Identified, Changed extends FieldValues> {
  of: PlainScreens<Details, FieldValues, Changed>;
  /** What stands in the place of fields that are not plain; nothing is known of the record until it was read. */
  fields?: (record: Details | undefined) => { readonly [Key in keyof Changed]?: ReactNode };
  /** The values that the form starts with and the reply has in another shape, such as a record with its name. */
  start?: (record: Details) => { readonly [Key in keyof Changed]?: unknown };
  /** What is sent of what is typed, where that is not all of it. */
  toBody?: (typed: Changed, record: Details) => FieldValues;
  /** What else the form needs from its beginning is on its way, such as what its fields call what they hold. */
  loading?: boolean;
}

/** What may be changed of a record. */
export function EditRecordScreen<Details extends Identified, Changed extends FieldValues>({
  of,
  fields,
  start,
  toBody,
  loading = false,
}: EditRecordScreenProps<Details, Changed>) {
  const { id = '' } = useParams();
  const { words, record: kind } = of;
  const endpoint = of.endpoints.update;
  const asked = { fields: kind.fields, body: endpoint.body };
  const tellChanged = useRecordChanged(kind.name);
  const { record, form } = useRecordForm({
    query: recordQuery(kind, of.endpoints, id),
    back: recordPath(of.at.details, id),
    savedText: words.saved,
    tellChanged: () => tellChanged({ focusRowId: id }),
  });
  const { subject = (name) => name } = words;
  return (
    <FormScreen
      {...form}
      loading={form.loading || loading}
      title={words.edit}
      subject={record && subject(nameOf(kind, record))}
      actions={<HistoryButton recordType={kind.name} recordId={id} />}
      endpoint={endpoint}
      defaultValues={record && { ...startValues(asked, { ...record, ...start?.(record) }), id }}
      submit={(typed, options) =>
        call(endpoint, { body: toBody && record ? toBody(typed, record) : typed }, options)
      }
    >
      <PlainFields
        {...asked}
        hints={{ ...words.hints, ...words.hintsOfChanges }}
        special={fields?.(record)}
      />
    </FormScreen>
  );
}
