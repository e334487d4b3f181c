import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import {
  type ErasureObstacle,
  erasureAskedByLabels,
  erasureGroundLabels,
} from '@grzadka/contract/personal-data/erasure.model';
import { personalDataEndpoints } from '@grzadka/contract/personal-data/personal-data.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormDayField } from '../../core/form/fields/DayField.tsx';
import { RecordField } from '../../core/form/fields/RecordField.tsx';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { PlainList } from '../../core/ui/elements/PlainList.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { TextLink } from '../../core/ui/screen/TextLink.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { messagePlace } from '../../message/message.paths.ts';
import { partyPaths } from '../../party/party.paths.ts';
import { partySearch } from '../../party/party-search.ts';
import styles from './EraseDialog.module.css';
import { erasureKey, standingQuery } from './erasure.queries.ts';
import { erasureText as text } from './erasure.text.ts';
import { HoldButton } from './HoldButton.tsx';

const { erase } = personalDataEndpoints;

interface EraseDialogProps {
  open: boolean;
  /** Whom somebody was led here about. */
  party?: { readonly id: string; readonly name: string } | undefined;
  onClose: () => void;
}

/** Asks who is to be forgotten, and says what has to be done before that. */
export function EraseDialog({ open, party, onClose }: EraseDialogProps) {
  const queryClient = useQueryClient();
  return (
    <FormDialog
      open={open}
      title={text.ask}
      endpoint={erase}
      defaultValues={{
        partyId: party?.id ?? '',
        askedBy: 'person',
        askedOn: gardenToday(),
        ground: 'not-needed',
      }}
      submit={(body) => call(erase, { body })}
      submitLabel={text.begin}
      savingLabel={text.beginning}
      onSaved={() => {
        notify.success(text.begun);
        void queryClient.invalidateQueries({ queryKey: erasureKey });
        void queryClient.invalidateQueries({ queryKey: ['party'] });
        onClose();
      }}
      onClose={onClose}
    >
      <RecordField
        name="partyId"
        label={text.party}
        search={partySearch}
        own={party && { ...party, note: '' }}
      />
      <StandingOfChosen />
      <FormSelectField
        name="askedBy"
        label={text.askedBy}
        options={optionsOf(erasureAskedByLabels)}
      />
      <FormDayField name="askedOn" label={text.askedOn} />
      <FormSelectField name="ground" label={text.ground} options={optionsOf(erasureGroundLabels)} />
    </FormDialog>
  );
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** What stands in the way of forgetting the chosen one, with the ways to what has to be done. */
function StandingOfChosen() {
  const partyId: string = useWatch({ name: 'partyId' });
  const { data } = useQuery(standingQuery(partyId));
  if (partyId === '' || !data) return null;
  const { erasure, obstacles, isOnHold } = data;
  if (erasure !== null && erasure.state !== 'cancelled') {
    return <Notice tone="warning">{text.underWay}</Notice>;
  }
  return (
    <Stack gap={8}>
      {obstacles.length === 0 ? (
        <Text isQuiet>{text.free}</Text>
      ) : (
        <Notice tone="warning">
          {text.toDo}
          <PlainList className={styles['obstacles']}>
            {obstacles.map((obstacle) => (
              <li key={obstacle.message}>
                {obstacle.message} <WayOut obstacle={obstacle} partyId={partyId} />
              </li>
            ))}
          </PlainList>
        </Notice>
      )}
      <div>
        <HoldButton partyId={partyId} isHeld={isOnHold} flush="always" />
      </div>
    </Stack>
  );
}

function WayOut({ obstacle: { kind }, partyId }: { obstacle: ErasureObstacle; partyId: string }) {
  switch (kind) {
    case 'garden':
    case 'balance':
      return <TextLink to={partyPaths.details(partyId)}>{text.ways[kind]}</TextLink>;
    case 'reminder':
      return <TextLink to={messagePlace.screens.list}>{text.ways.reminder}</TextLink>;
    case 'handover':
    case 'legal-hold':
    case 'own-login':
      return null;
  }
}
