import type { Period, PeriodState } from '@grzadka/contract/core/publication/publication-state';
import { mdiInformationOutline } from '@mdi/js';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormDateTimeField } from '../form/fields/DateTimeField.tsx';
import { useNow } from '../ui/hooks/useNow.ts';
import { icon } from '../ui/icon.ts';
import { UnbrokenText } from '../ui/UnbrokenText.tsx';
import {
  PublicationStanding,
  presentMinute,
  type StoredPublication,
} from './PublicationStanding.tsx';
import { periodForecast } from './period-forecast.ts';
import { pinForecast, publicationForecast, publicationText } from './publication.text.ts';

const InfoIcon = icon(mdiInformationOutline, 'Info');

interface PublicationFieldsProps {
  /** How it is published already; nothing of a record that is still to be made. */
  stored?: StoredPublication | undefined;
}

/** When a record is published; the contract's rules show their faults at the dates. */
export function PublicationFields({ stored }: PublicationFieldsProps) {
  return (
    <PeriodFields
      legend={publicationText.publication}
      above={stored && <PublicationStanding stored={stored} />}
      from={{ name: 'publicationFromDate', label: publicationText.publicationFrom }}
      thru={{ name: 'publicationThruDate', label: publicationText.publicationThru }}
      forecast={publicationForecast}
    />
  );
}

/** When a record is pinned, with a button that fills in 'from now on'. */
export function PinFields() {
  return (
    <PeriodFields
      legend={publicationText.pinning}
      above={<PinButton />}
      from={{ name: 'pinFromDate', label: publicationText.pinFrom }}
      thru={{ name: 'pinThruDate', label: publicationText.pinThru }}
      forecast={pinForecast}
    />
  );
}

/** Fills the pin dates: from now on, or none where there are some. */
function PinButton() {
  const { setValue } = useFormContext();
  const dates: unknown[] = useWatch({ name: ['pinFromDate', 'pinThruDate'] });
  const hasDates = dates.some(Boolean);
  const press = () => {
    setValue('pinFromDate', hasDates ? null : presentMinute(), { shouldDirty: true });
    setValue('pinThruDate', null, { shouldDirty: true });
  };
  return (
    <Button variant="outlined" onClick={press} sx={{ mb: 2 }}>
      {hasDates ? publicationText.unpin : publicationText.pinNow}
    </Button>
  );
}

interface PeriodFieldsProps {
  legend: string;
  /** What stands between the legend and the dates. */
  above?: ReactNode;
  from: { name: string; label: string };
  thru: { name: string; label: string };
  /** Says what the dates will mean, so that nothing is published by accident. */
  forecast: Record<PeriodState, (period: Period) => string>;
}

function PeriodFields({ legend, above, from, thru, forecast }: PeriodFieldsProps) {
  const [start = null, end = null] = useWatch({ name: [from.name, thru.name] });
  const period: Period = { from: start, thru: end };
  const state = periodForecast(period, useNow());
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0, mb: 1.5 }}>
        {legend}
      </Typography>
      {above}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          // Side by side where a whole date with its time fits.
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
        }}
      >
        <FormDateTimeField {...from} dayMeans="startOf" />
        {/* The messages about both stand at the start. */}
        <FormDateTimeField {...thru} dayMeans="endOf" checkedWith={[from.name]} />
      </Box>
      <Typography
        aria-live="polite"
        color="textSecondary"
        variant="body2"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, minHeight: '1.6em' }}
      >
        {state && (
          <>
            <InfoIcon size="small" />
            <span>
              <UnbrokenText text={forecast[state](period)} />
            </span>
          </>
        )}
      </Typography>
    </Box>
  );
}
