import { Typography } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { FormScreen, type FormScreenProps } from '../../form/FormScreen.tsx';
import { type NavigationState, useGoUp } from '../../ui/screen/useGoUp.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { recordPath } from '../record-path.ts';
import { useRecordChanged } from '../useRecordChanged.ts';
import { useTellAdded } from '../useTellAdded.ts';
import { PlainFields, startValues } from './plain-form.tsx';
import { type Named, type PlainScreens, type Titled } from './record-screens.ts';

interface NewRecordScreenProps<New extends Titled>
  extends Pick<
    FormScreenProps<never, never>,
    'loading' | 'loadError' | 'reload' | 'secondaryActions'
  > {
  of: PlainScreens<Named, New>;
  /** What stands in the place of fields that are not plain. */
  fields?: { readonly [Key in keyof New]?: ReactNode };
}

/** A record to be added; it is opened where more of it comes next, else the person goes back to where they came from. */
export function NewRecordScreen<New extends Titled>({
  of,
  fields,
  ...form
}: NewRecordScreenProps<New>) {
  const { words, record } = of;
  const endpoint = of.endpoints.create;
  const asked = { fields: record.fields, body: endpoint.body };
  const { list, details } = record.screens;
  const navigate = useNavigate();
  const goUp = useGoUp(list);
  const tellChanged = useRecordChanged(record.name);
  const tellAdded = useTellAdded(list);
  const createdId = useRef('');
  return (
    <FormScreen
      {...form}
      title={words.create}
      back={list}
      endpoint={endpoint}
      defaultValues={startValues(asked)}
      submit={async (body) => {
        const { id } = await call(endpoint, { body });
        createdId.current = id;
        tellChanged({ focusRowId: id, addedName: body.name });
        const told = words.created(body.name);
        // Who is led there needs no button that does so.
        if (words.next === undefined) tellAdded(told, recordPath(details, id));
        else notify.success(told);
      }}
      onSaved={() => {
        if (words.next === undefined) return goUp();
        const state: NavigationState = { from: list };
        void navigate(recordPath(details, createdId.current), { replace: true, state });
      }}
    >
      <PlainFields {...asked} hints={words.hints} special={fields} />
      {words.next !== undefined && <Typography color="textSecondary">{words.next}</Typography>}
    </FormScreen>
  );
}
