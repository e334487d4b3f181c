import { meterRoleLabels } from '@grzadka/contract/meter/meter.labels';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { IdsField } from '../../core/form/fields/IdsField.tsx';
import { sectorsQuery } from '../../sector/sector.queries.ts';
import { campaignText } from '../campaign.text.ts';

/** The sectors through which a round goes, none for all of them. */
export function SectorsField() {
  return (
    <IdsField
      name="sectorIds"
      label={campaignText.sectors}
      hint={campaignText.sectorsHint}
      options={useSectorOptions()}
    />
  );
}

/** The sectors in their order, to be ticked. */
export function useSectorOptions(): readonly { readonly id: string; readonly label: string }[] {
  const { data } = useQuery(sectorsQuery);
  return useMemo(() => (data?.items ?? []).map(({ id, name }) => ({ id, label: name })), [data]);
}

/** What the meters of a round are there for. */
export function RolesField() {
  return <IdsField name="roles" label={campaignText.roles} options={roles} />;
}

const roles = Object.entries(meterRoleLabels).map(([id, label]) => ({ id, label }));
