import { type MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import { meterRoleLabels, meterTypeLabels } from '@grzadka/contract/meter/meter-labels';
import { Link as TextLink, Paper } from '@mui/material';
import { useDetailsPath } from '../../core/area.ts';
import { type Fact, FactList } from '../../core/ui/FactList.tsx';
import { ScreenLink } from '../../core/ui/loading/ScreenLink.tsx';
import type { NavigationState } from '../../core/ui/screen/useGoUp.ts';
import { meterPaths } from '../meter.paths.ts';
import { meterName, meterText } from '../meter.text.ts';
import { meterDetailsText } from './meter-details.text.ts';

/** What a meter is and where it stands, leading to its garden and its zone. */
export function AboutMeter({ meter, garden, zone }: MeterWithDevices) {
  const { none, sector } = meterDetailsText;
  const from = meterPaths.details(meter.id);
  const facts: Fact[] = [
    { label: meterText.name, value: meterName(meter) },
    { label: meterText.type, value: meterTypeLabels[meter.type] },
    { label: meterText.role, value: meterRoleLabels[meter.role] },
    { label: meterText.place, value: meter.place ?? none },
    {
      label: meterText.garden,
      value: garden ? <RecordLink kind="garden" record={garden} from={from} /> : none,
    },
    { label: sector, value: meter.sector?.name ?? none },
    {
      label: meterText.zone,
      value: zone ? <RecordLink kind="zone" record={zone} from={from} /> : none,
    },
    ...(meter.walkOrder === null ? [] : [{ label: meterText.walkOrder, value: meter.walkOrder }]),
  ];
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <FactList facts={facts} />
    </Paper>
  );
}

interface RecordLinkProps {
  /** The name of the area that shows it. */
  kind: string;
  record: { readonly id: string; readonly name: string };
  /** The address to which the opened screen leads back. */
  from: string;
}

function RecordLink({ kind, record, from }: RecordLinkProps) {
  return (
    <TextLink
      component={ScreenLink}
      to={useDetailsPath(kind, record.id)}
      state={{ from } satisfies NavigationState}
    >
      {record.name}
    </TextLink>
  );
}
