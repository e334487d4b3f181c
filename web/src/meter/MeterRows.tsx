import { type MeterType, meterTypeLabels } from '@grzadka/contract/meter/meter.labels';
import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { mdiChevronRight, mdiLightningBoltOutline, mdiWaterOutline } from '@mdi/js';
import {
  Box,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Typography,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useMay } from '../core/access/access.ts';
import { formatDay } from '../core/ui/format.ts';
import { icon } from '../core/ui/icon.ts';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { visuallyHidden } from '../core/ui/visually-hidden.ts';
import styles from './MeterRows.module.css';
import { meterPaths } from './meter.paths.ts';
import { meterName, meterText, valueText } from './meter.text.ts';

const ElectricityIcon = icon(mdiLightningBoltOutline, 'Electricity');
const WaterIcon = icon(mdiWaterOutline, 'Water');
const ChevronIcon = icon(mdiChevronRight, 'Chevron');

const icons = { WaterMeter: <WaterIcon />, ElectricityMeter: <ElectricityIcon /> };

/** A meter as far as it is known: what it showed last may come later. */
export interface ShownMeter {
  readonly id: string;
  readonly name: string;
  readonly type: MeterType;
  readonly active?: boolean | undefined;
  /** Null where it was never read, undefined where that is not known yet. */
  readonly lastMeasurement?: MeterListItem['lastMeasurement'] | undefined;
  /** What else is said of it, such as where it stands. */
  readonly note?: string | undefined;
}

/** Meters with their last values, leading to the entry of a measurement, and beside it to their details. */
export function MeterRows({ meters }: { meters: readonly ShownMeter[] }) {
  const mayAdd = useMay('measurement:add');
  return (
    <List aria-label={meterText.list} disablePadding>
      {meters.map((meter) => (
        <ListItem key={meter.id} disablePadding sx={toTheEdges}>
          <ListItemButton
            component={ReturningLink}
            to={mayAdd ? meterPaths.addMeasurement(meter.id) : meterPaths.details(meter.id)}
            // In large type on a phone what it leads to stands below the name, which stays whole.
            sx={{ minWidth: 0, px: inset, py: 0.5, flexWrap: 'wrap' }}
          >
            <ListItemIcon sx={{ minWidth: { xs: 36, sm: 48 } }}>{icons[meter.type]}</ListItemIcon>
            <ListItemText
              primary={meterName({ name: meter.name, active: meter.active ?? true })}
              slotProps={{ primary: { id: `${meter.id}-name` } }}
              secondary={<Facts {...meter} />}
              sx={textsStyle}
            />
            {mayAdd && (
              <Typography
                color="primary"
                sx={{
                  ml: 'auto',
                  pl: 1,
                  fontWeight: 600,
                  whiteSpace: 'nowrap',
                  displayPrint: 'none',
                }}
              >
                {meterText.add}
              </Typography>
            )}
          </ListItemButton>
          <ButtonLink
            isReturning
            to={meterPaths.details(meter.id)}
            // The line is known by the meter's name already: two of one name would be mistaken for each other.
            aria-describedby={`${meter.id}-name`}
            className={styles['button']}
          >
            <Box component="span" sx={onPhone(visuallyHidden)}>
              {meterText.showDetails}
            </Box>
            <span className={styles['words']}>
              <ChevronIcon />
            </span>
          </ButtonLink>
        </ListItem>
      ))}
    </List>
  );
}

/** What it showed last and when, and what it is where there is room for that. */
function Facts({ type, lastMeasurement, note }: ShownMeter) {
  return (
    <>
      <Box component="span" sx={onPhone(visuallyHidden)}>
        {[note, meterTypeLabels[type]].filter(Boolean).join(', ')}
      </Box>
      {note !== undefined && (
        <span aria-hidden className={styles['words2']}>
          {note}
        </span>
      )}
      <span className={styles['last']}>
        {lastTexts(type, lastMeasurement).map((text) => (
          <span key={text}>{text} </span>
        ))}
      </span>
    </>
  );
}

/** The last value and its day; something as high while they are not known. */
function lastTexts(type: MeterType, last: ShownMeter['lastMeasurement']): string[] {
  if (last === undefined) return ['\u00A0'];
  if (last === null) return [meterText.noValue];
  return [valueText(last.value, type), formatDay(last.measuredAt)];
}

/** On a phone the facts stand below the icon, the name and what the line leads to, as wide as all of them. */
const textsStyle = {
  flex: '1 1 6.5em',
  overflowWrap: 'anywhere',
  '@media (width < 600px)': {
    display: 'contents',
    '& .MuiListItemText-primary': { flex: '1 1 auto', minWidth: 0 },
    '& .MuiListItemText-secondary': { flexBasis: '100%', order: 1 },
  },
} as const;

const onPhone = (style: object) => (theme: Theme) => ({ [theme.breakpoints.down('sm')]: style });

/** As wide as the section with its padding, so that the whole line answers to a press. */
const toTheEdges = { mx: { xs: -2, sm: -3 }, width: 'auto' };

const inset = { xs: 2, sm: 3 };
