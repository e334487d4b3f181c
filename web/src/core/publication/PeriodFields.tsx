import type { Period, PeriodState } from '@grzadka/contract/core/publication/publication-state';
import { mdiInformationOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormDateTimeField } from '../form/fields/DateTimeField.tsx';
import { Button } from '../ui/elements/Button.tsx';
import { Text } from '../ui/elements/Text.tsx';
import { useNow } from '../ui/hooks/useNow.ts';
import { icon } from '../ui/icon.ts';
import { UnbrokenText } from '../ui/UnbrokenText.tsx';
import styles from './PeriodFields.module.css';
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
    <Button look="outlined" onClick={press} className={styles['pin']}>
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
    <fieldset className={styles['period']}>
      <Text as="legend" kind="subtitle1" className={styles['legend']}>
        {legend}
      </Text>
      {above}
      <div className={styles['dates']}>
        <FormDateTimeField {...from} dayMeans="startOf" />
        {/* The messages about both stand at the start. */}
        <FormDateTimeField {...thru} dayMeans="endOf" checkedWith={[from.name]} />
      </div>
      <Text kind="body2" isQuiet aria-live="polite" className={styles['forecast']}>
        {state && (
          <>
            <InfoIcon size="small" />
            <span>
              <UnbrokenText text={forecast[state](period)} />
            </span>
          </>
        )}
      </Text>
    </fieldset>
  );
}
