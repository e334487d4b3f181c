import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { meterTypeLabels } from '@grzadka/contract/meter/meter.labels';
import { mdiLightningBoltOutline, mdiWaterOutline } from '@mdi/js';
import {
  Button,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Typography,
} from '@mui/material';
import { icon } from '../core/ui/icon.ts';
import { Section } from '../core/ui/Section.tsx';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { meterPaths } from '../meter/meter.paths.ts';
import { gardenText } from './garden.text.ts';

const ElectricityIcon = icon(mdiLightningBoltOutline, 'Electricity');
const WaterIcon = icon(mdiWaterOutline, 'Water');

const icons = { WaterMeter: <WaterIcon />, ElectricityMeter: <ElectricityIcon /> };

/** As wide as the section with its padding, so that the whole line answers to a press. */
const toTheEdges = {
  mx: { xs: -2, sm: -3 },
  width: 'auto',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
};

/** On a phone a line of its own, since beside two words to press no name would stay whole. */
const besideOrBelow = { flex: 'none', ml: 'auto', mr: { xs: 1, sm: 2 } };

const inset = { xs: 2, sm: 3 };

/** The meters of a garden, leading to the entry of a measurement, and beside it to their details. */
export function GardenMeters({ meters }: Pick<GardenDetails, 'meters'>) {
  return (
    <Section title={gardenText.meters}>
      {meters.length === 0 ? (
        <Typography color="textSecondary">{gardenText.noMeters}</Typography>
      ) : (
        <List aria-label={gardenText.meters} disablePadding>
          {meters.map(({ id, name, type }) => (
            <ListItem key={id} disablePadding sx={toTheEdges}>
              <ListItemButton
                component={ReturningLink}
                to={meterPaths.addMeasurement(id)}
                sx={{ minWidth: 0, flexBasis: { xs: '100%', sm: 0 }, px: inset }}
              >
                <ListItemIcon>{icons[type]}</ListItemIcon>
                <ListItemText
                  primary={name}
                  slotProps={{ primary: { id: `${id}-name` } }}
                  secondary={meterTypeLabels[type]}
                  sx={{ overflowWrap: 'anywhere' }}
                />
                <Typography color="primary" sx={{ ml: 2, fontWeight: 600, whiteSpace: 'nowrap' }}>
                  {gardenText.addMeasurement}
                </Typography>
              </ListItemButton>
              <Button
                component={ReturningLink}
                to={meterPaths.details(id)}
                // The line is known by the meter's name already: two of one name would be mistaken for each other.
                aria-describedby={`${id}-name`}
                sx={besideOrBelow}
              >
                {gardenText.showDetails}
              </Button>
            </ListItem>
          ))}
        </List>
      )}
    </Section>
  );
}
