import type { GardenAssignment } from '@grzadka/contract/assignment/assignment.model';
import { useCallback } from 'react';
import { useController } from 'react-hook-form';
import { useFieldDescription } from '../../core/form/field-descriptions.tsx';
import { IdsChoice, labelsOf } from '../../core/form/fields/IdsField.tsx';
import { periodText } from '../../core/ui/dates/period.ts';
import { Text } from '../../core/ui/elements/Text.tsx';
import { handoverText } from '../handover.text.ts';

const words = handoverText.form;

/** Who leaves, as the call takes them: what becomes of their membership and login is said later. */
export interface Leaving {
  readonly partyId: string;
  readonly endsMembership: boolean;
  readonly endsLogin: boolean;
}

/** Somebody who leaves, and keeps membership and login unless more is said. */
export function leaves(partyId: string): Leaving {
  return { partyId, endsMembership: false, endsLogin: false };
}

/** Those who hold a garden on a day: each once. */
export function holdersOn(
  items: readonly GardenAssignment[],
  day: string,
): readonly GardenAssignment[] {
  return items.filter(
    ({ validFrom, validThru }) =>
      (validFrom === null || validFrom <= day) && (validThru === null || validThru >= day),
  );
}

/** Boxes for those who hold the garden: the ticked ones leave. */
export function LeavingField({ holders }: { holders: readonly GardenAssignment[] }) {
  const { field, fieldState } = useController<Record<string, readonly Leaving[]>>({
    name: 'leaving',
  });
  const options = holders.map(({ party, ...period }) => ({
    id: party.id,
    label: party.name,
    note: periodText(period),
  }));
  const names = JSON.stringify(options);
  const wordsOf = useCallback(
    (value: unknown) => {
      const known = JSON.parse(names) as typeof options;
      return labelsOf(
        known,
        (value as Leaving[]).map(({ partyId }) => partyId),
      );
    },
    [names],
  );
  useFieldDescription('leaving', words.leaving, wordsOf);
  if (options.length === 0) return <Text isQuiet>{words.nobodyLeaves}</Text>;
  return (
    <IdsChoice
      name="leaving"
      label={words.leaving}
      options={options}
      note={fieldState.error?.message ?? (options.length > 1 ? words.leavingHint : undefined)}
      isWrong={fieldState.invalid}
      ids={field.value.map(({ partyId }) => partyId)}
      onChange={(ids) =>
        field.onChange(
          ids.map((id) => field.value.find(({ partyId }) => partyId === id) ?? leaves(id)),
        )
      }
      onBlur={field.onBlur}
      firstRef={field.ref}
    />
  );
}
