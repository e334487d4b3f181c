import type { MeterDetails } from '@grzadka/contract/meter/meter.model';
import { Box, Link as TextLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useDetailsPath } from '../core/area.ts';
import { formatInstant } from '../core/ui/format.ts';
import { ScreenLink } from '../core/ui/loading/ScreenLink.tsx';
import type { NavigationState } from '../core/ui/screen/useGoUp.ts';
import { UnbrokenText } from '../core/ui/UnbrokenText.tsx';
import { meterName, meterText, valueText } from './meter.text.ts';

/** Which meter is being read, where it stands, and what it showed last. */
export function MeterFacts({ meter }: { meter: MeterDetails }) {
  const { garden, lastMeasurement, type } = meter;
  return (
    <div>
      <Typography component="p" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
        {meterName(meter)}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 0.5 }}>
        {garden && (
          <Fact label={meterText.garden}>
            <GardenLink {...garden} />
          </Fact>
        )}
        <Fact label={meterText.lastValue}>
          {lastMeasurement ? (
            <UnbrokenText
              text={`${valueText(lastMeasurement.value, type)}, ${formatInstant(lastMeasurement.measuredAt)}`}
            />
          ) : (
            meterText.noValue
          )}
        </Fact>
      </Box>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, overflowWrap: 'anywhere' }}>
      <Typography component="dt" color="textSecondary">
        {label}:
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}

function GardenLink({ id, name }: { id: string; name: string }) {
  const { pathname } = useLocation();
  return (
    <TextLink
      component={ScreenLink}
      to={useDetailsPath('garden', id)}
      state={{ from: pathname } satisfies NavigationState}
    >
      {name}
    </TextLink>
  );
}
