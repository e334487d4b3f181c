import { zoneEndpoints } from '@grzadka/contract/zone/zone.endpoints';
import { zoneRecord } from '@grzadka/contract/zone/zone.record';
import { Typography } from '@mui/material';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import type { NavigationState } from '../core/ui/screen/useGoUp.ts';
import { useNotify } from '../core/ui/toasts/useNotify.ts';
import { zonePaths } from './zone.paths.ts';
import { zoneText, zoneTypes } from './zone.text.ts';

/** A zone to be added; once it is there it is opened, because its meters come next. */
export function ZoneCreateScreen() {
  const notify = useNotify();
  const navigate = useNavigate();
  const tellChanged = useRecordChanged(zoneRecord.name);
  const createdId = useRef('');
  return (
    <FormScreen
      title={zoneText.create}
      back={zonePaths.list}
      endpoint={zoneEndpoints.create}
      defaultValues={{ name: '', type: 'WaterMeter' }}
      submit={async (body) => {
        const { id } = await call(zoneEndpoints.create, { body });
        createdId.current = id;
        tellChanged({ focusRowId: id });
        notify.success(zoneText.created(body.name));
      }}
      onSaved={() => {
        const state: NavigationState = { from: zonePaths.list };
        void navigate(zonePaths.details(createdId.current), { replace: true, state });
      }}
    >
      <FormTextField name="name" label={zoneText.name} helper={zoneText.nameHint} autoFocus />
      <FormSelectField name="type" label={zoneText.type} options={zoneTypes} />
      <Typography color="textSecondary">{zoneText.createHint}</Typography>
    </FormScreen>
  );
}
