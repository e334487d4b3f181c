import { type MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import { meterRoleLabels, meterTypeLabels } from '@grzadka/contract/meter/meter-labels';
import { Paper } from '@mui/material';
import { DetailsLink } from '../../core/record/DetailsLink.tsx';
import { type Fact, FactList } from '../../core/ui/FactList.tsx';
import { meterName, meterText } from '../meter.text.ts';
import { meterDetailsText } from './meter-details.text.ts';

/** What a meter is and where it stands, leading to its garden and its zone. */
export function AboutMeter({ meter, garden, zone }: MeterWithDevices) {
  const { none, sector } = meterDetailsText;
  const facts: Fact[] = [
    { label: meterText.name, value: meterName(meter) },
    { label: meterText.type, value: meterTypeLabels[meter.type] },
    { label: meterText.role, value: meterRoleLabels[meter.role] },
    { label: meterText.place, value: meter.place ?? none },
    {
      label: meterText.garden,
      value: garden ? <DetailsLink kind="garden" {...garden} /> : none,
    },
    { label: sector, value: meter.sector?.name ?? none },
    {
      label: meterText.zone,
      value: zone ? <DetailsLink kind="zone" {...zone} /> : none,
    },
    ...(meter.walkOrder === null ? [] : [{ label: meterText.walkOrder, value: meter.walkOrder }]),
  ];
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <FactList facts={facts} />
    </Paper>
  );
}
