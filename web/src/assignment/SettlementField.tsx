import { parseDay } from '@grzadka/contract/core/fields';
import { holdsTogether, mayShare } from '@grzadka/contract/settlement/common-account';
import { settlementChoices } from '@grzadka/contract/settlement/settlement-choice';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FormRadioField } from '../core/form/fields/RadioField.tsx';
import { holdersQuery } from './assignment.queries.ts';
import { assignmentText } from './assignment.text.ts';

/**
 * Whether a new holder shares the settlement account of another one: what the days tell, unless a person chooses otherwise
 * (docs/product/settlements.md#accounts). Shown where there is somebody to share it with.
 */
export function SettlementField() {
  const [gardenId, partyId, since] = useWatch({ name: ['gardenId', 'partyId', 'validFrom'] });
  const { data } = useQuery({ ...holdersQuery(String(gardenId)), enabled: gardenId !== '' });
  const validFrom = parseDay(String(since)) ?? null;
  const others = (data?.items ?? []).filter(
    (holding) => holding.party.id !== partyId && mayShare(validFrom, holding),
  );
  if (others.length === 0) return null;
  const byDays = others.some((other) => holdsTogether(validFrom, other)) ? 'join' : 'new';
  return (
    <FormRadioField
      name="settlement"
      label={assignmentText.settlement}
      options={chosen}
      isColumn
      // What the days tell is left to them: they may change.
      optionFor={(value) => (value === 'rule' ? byDays : String(value))}
      valueFor={(option) => (option === byDays ? 'rule' : option)}
    />
  );
}

const { rule: _, ...chosen } = settlementChoices;
