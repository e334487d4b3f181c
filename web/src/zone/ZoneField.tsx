import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import { useQuery } from '@tanstack/react-query';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { meterDetailsText } from '../meter/details/meter-details.text.ts';
import { meterText } from '../meter/meter.text.ts';
import { zonesOfType } from './zone.queries.ts';

interface ZoneFieldProps {
  type: MeterType;
  /** The zone that is chosen, to be shown until the others are there. */
  chosen: { readonly id: string; readonly name: string } | null;
}

/** The zone of a meter in its form, among those for meters of its type: the value of `zoneId`, '' for none. */
export function ZoneField({ type, chosen }: ZoneFieldProps) {
  const { data } = useQuery(zonesOfType(type));
  const zones = data ?? (chosen ? [chosen] : []);
  return (
    <FormSelectField
      name="zoneId"
      label={meterText.zone}
      placeholder={meterDetailsText.noZone}
      options={zones.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
