import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { membershipEndpoints } from '@grzadka/contract/membership/membership.endpoints';
import type { Membership } from '@grzadka/contract/membership/membership.model';
import { membershipRecord } from '@grzadka/contract/membership/membership.record';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { PeriodFields } from '../core/form/fields/PeriodFields.tsx';
import { useRecordSaved } from '../core/record/useRecordChanged.ts';
import { useLastKnown } from '../core/ui/hooks/useLastKnown.ts';
import { membershipText } from './membership.text.ts';

interface MembershipDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The form that makes a party a member, by default from today. */
export function AddMembershipDialog({
  partyId,
  onClose,
  ...dialog
}: MembershipDialogProps & { partyId: string }) {
  const onSaved = useRecordSaved(membershipRecord.name, membershipText.added, onClose);
  return (
    <FormDialog
      {...dialog}
      title={membershipText.add}
      endpoint={membershipEndpoints.create}
      defaultValues={{ partyId, validFrom: gardenToday(), validThru: '' }}
      submit={(body) => call(membershipEndpoints.create, { body })}
      submitLabel={membershipText.save}
      onSaved={onSaved}
      onClose={onClose}
    >
      <PeriodFields />
    </FormDialog>
  );
}

interface ChangeMembershipDialogProps extends MembershipDialogProps {
  /** The membership to change; undefined while none is. */
  item: Membership | undefined;
  /** Reads it again; rejects when there is none of that id any more. */
  reload: (id: string) => Promise<Membership>;
}

/** The form that changes the days of a membership, and so ends it. */
export function ChangeMembershipDialog({
  item,
  reload,
  onClose,
  ...dialog
}: ChangeMembershipDialogProps) {
  const onSaved = useRecordSaved(membershipRecord.name, membershipText.changed, onClose);
  const shown = useLastKnown(item);
  if (!shown) return null;
  return (
    <FormDialog
      {...dialog}
      title={membershipText.changeTitle}
      endpoint={membershipEndpoints.update}
      defaultValues={recordOf(shown).values}
      record={{ ...recordOf(shown), reload: async () => recordOf(await reload(shown.id)) }}
      submit={(body, options) => call(membershipEndpoints.update, { body }, options)}
      submitLabel={membershipText.save}
      onSaved={onSaved}
      onClose={onClose}
    >
      <PeriodFields />
    </FormDialog>
  );
}

function recordOf({ id, validFrom, validThru, etag }: Membership) {
  return { values: { id, validFrom: validFrom ?? '', validThru: validThru ?? '' }, etag };
}
