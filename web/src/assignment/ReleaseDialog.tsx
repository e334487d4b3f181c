import { assignmentEndpoints } from '@grzadka/contract/assignment/assignment.endpoints';
import type { GardenAssignment } from '@grzadka/contract/assignment/assignment.model';
import { assignmentRecord } from '@grzadka/contract/assignment/assignment.record';
import type { ReplyOf } from '@grzadka/contract/core/call/endpoint';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { tookOver } from '@grzadka/contract/settlement/common-account';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useMay } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormDayField } from '../core/form/fields/DayField.tsx';
import { FormRadioField } from '../core/form/fields/RadioField.tsx';
import { newHandoverPath } from '../core/new-handover-path.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { Text } from '../core/ui/elements/Text.tsx';
import { useLastKnown } from '../core/ui/hooks/useLastKnown.ts';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { holdersQuery } from './assignment.queries.ts';
import { assignmentText } from './assignment.text.ts';
import type { AssignmentItem } from './assignment-item.ts';

interface ReleaseDialogProps {
  open: boolean;
  /** The assignment to end; undefined while none is. */
  item: AssignmentItem | undefined;
  /** Reads the assignment again; rejects when there is none of that id any more. */
  reload: (id: string) => Promise<AssignmentItem>;
  onClose: () => void;
}

/** The form that ends an assignment with its last day, by default today. */
export function ReleaseDialog({ open, item, reload, onClose }: ReleaseDialogProps) {
  const tellChanged = useRecordChanged(assignmentRecord.name);
  const shown = useLastKnown(item);
  const mayHandOver = useMay('handover:write');
  const { data: holders, refetch } = useQuery({
    ...holdersQuery(shown?.gardenId ?? ''),
    enabled: open && shown !== undefined,
  });
  if (!shown) return null;
  /** Who shares the account, and may have taken the garden over after that last day. */
  const asksOf = (lastDay: string, { items = [] }: Partial<GardenHolders> = {}) =>
    items.filter(
      ({ id, settlementId, validFrom }) =>
        id !== shown.id && settlementId === shown.settlementId && tookOver(validFrom, lastDay),
    );
  return (
    <FormDialog
      open={open}
      title={assignmentText.releaseTitle}
      endpoint={assignmentEndpoints.release}
      defaultValues={{ id: shown.id, validThru: shown.validThru ?? gardenToday(), split: true }}
      record={{ ...recordOf(shown), reload: async () => recordOf(await reload(shown.id)) }}
      submit={async ({ split, ...body }, options) => {
        // Who is quicker than the question gave the answer that it proposes.
        const known = holders ?? (await refetch({ throwOnError: true })).data;
        const asked = asksOf(body.validThru, known).length > 0;
        const release = { body: asked ? { ...body, split } : body };
        return call(assignmentEndpoints.release, release, options);
      }}
      submitLabel={assignmentText.release}
      onSaved={() => {
        tellChanged();
        notify.success(assignmentText.released);
        onClose();
      }}
      onClose={onClose}
    >
      <Text hasLongWords>{assignmentText.holdsGarden(shown.about.party, shown.about.garden)}</Text>
      <FormDayField name="validThru" label={assignmentText.lastDay} />
      {mayHandOver && (
        <Text>
          {assignmentText.handOverHint}{' '}
          <TextLink to={newHandoverPath({ gardenId: shown.gardenId })}>
            {assignmentText.handOver}
          </TextLink>
        </Text>
      )}
      <TookOverField former={shown.about.party} asksOf={(lastDay) => asksOf(lastDay, holders)} />
    </FormDialog>
  );
}

type GardenHolders = ReplyOf<typeof assignmentEndpoints.ofGarden>;

interface TookOverFieldProps {
  former: string;
  /** Whom to ask about, by the last day. */
  asksOf: (lastDay: string) => readonly GardenAssignment[];
}

/**
 * Asks whether those who share the account took the garden over, and so get one of their own
 * (docs/product/settlements.md#accounts).
 */
function TookOverField({ former, asksOf }: TookOverFieldProps) {
  const next = asksOf(String(useWatch({ name: 'validThru' }))).map(({ party }) => party.name);
  if (next.length === 0) return null;
  return (
    <FormRadioField
      name="split"
      label={assignmentText.tookOver(next.join(', '), former)}
      options={assignmentText.tookOverAnswers}
      isColumn
      valueFor={(answer) => answer === 'true'}
    />
  );
}

/** An assignment as the form's fields would show it: one without an end has none, whatever is proposed. */
function recordOf({ id, validThru, etag }: AssignmentItem) {
  return { values: { id, validThru: validThru ?? '', split: true }, etag };
}
