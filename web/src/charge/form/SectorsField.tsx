import { useQuery } from '@tanstack/react-query';
import { servesScreen } from '../../core/api/call-query.ts';
import { IdsField } from '../../core/form/fields/IdsField.tsx';
import { sectorsQuery } from '../../sector/sector.queries.ts';
import { chargeText } from '../charge.text.ts';

/** The sectors, which the form of a draft waits for. */
export const sectorsOfForm = { ...sectorsQuery, staleTime: servesScreen };

/** The sectors that a run is narrowed to. */
export function SectorsField() {
  const { data } = useQuery(sectorsOfForm);
  return (
    <IdsField
      name="sectorIds"
      label={chargeText.sectors}
      hint={chargeText.narrowHint}
      options={(data?.items ?? []).map(({ id, name }) => ({ id, label: name }))}
    />
  );
}
