import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { Consumption } from '@grzadka/contract/meter/consumption/consumption.model';
import { consumptionQualityLabels } from '@grzadka/contract/meter/consumption/consumption.model';
import { measurementChannelLabels } from '@grzadka/contract/meter/measurement/measurement.model';
import { meterUnits } from '@grzadka/contract/meter/meter.labels';
import type { OwnMeter } from '@grzadka/contract/own/own.model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { ToggleButtons } from '../../core/ui/fields/ToggleButtons.tsx';
import { FittingTable } from '../../core/ui/fit/FittingTable.tsx';
import { formatDay } from '../../core/ui/format.ts';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import {
  consumptionText,
  type OfferedStep,
  offeredSteps,
  periodText,
  stepLabel,
} from '../../meter/consumption/consumption.text.ts';
import { ownConsumptionQuery, ownMeasurementsQuery } from '../own.queries.ts';
import { ownText } from '../own.text.ts';
import { ConsumptionBars } from './ConsumptionBars.tsx';

/** What was used at a meter, as a chart and a table, and its readings. */
export function OwnMeterHistory({ meter }: { meter: OwnMeter }) {
  return (
    <Stack gap={24} as="section" aria-label={ownText.historyOf(meter.name)}>
      <Used meter={meter} />
      <Readings meter={meter} />
    </Stack>
  );
}

/** As many as are shown before the rest is asked for. */
const shownAtFirst = 6;

function Used({ meter: { id, type } }: { meter: OwnMeter }) {
  const [step, setStep] = useState<OfferedStep>('interval');
  const [isWhole, setWhole] = useState(false);
  const { data, error, refetch } = useQuery(ownConsumptionQuery(id, step));
  const latestFirst = data?.items.toReversed() ?? [];
  const shown = isWhole ? latestFirst : latestFirst.slice(0, shownAtFirst);
  return (
    <Stack gap={12}>
      <Text as="h3" isStrong>
        {consumptionText.title}
      </Text>
      <ToggleButtons
        label={consumptionText.step}
        chosen={step}
        options={offeredSteps.map((value) => ({ value, label: stepLabel(value) }))}
        onChoose={setStep}
      />
      {!data && <SectionWaiting error={error} failed={consumptionText.failed} retry={refetch} />}
      {data?.items.length === 0 && <Text isQuiet>{consumptionText.empty}</Text>}
      {shown.length > 0 && (
        <>
          <ConsumptionBars items={latestFirst} unit={meterUnits[type]} />
          <ConsumptionTable items={shown} unit={meterUnits[type]} />
        </>
      )}
      {shown.length < latestFirst.length && (
        <Button isAtStart onClick={() => setWhole(true)}>
          {consumptionText.more(latestFirst.length - shown.length)}
        </Button>
      )}
    </Stack>
  );
}

interface ConsumptionTableProps {
  items: readonly Consumption[];
  unit: string;
}

function ConsumptionTable({ items, unit }: ConsumptionTableProps) {
  return (
    <FittingTable aria-label={consumptionText.table} content={items}>
      <thead>
        <tr>
          <th scope="col">{consumptionText.period}</th>
          <th scope="col" className="number">
            {consumptionText.quantity(unit)}
          </th>
          <th scope="col">{consumptionText.quality}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.from}>
            <td className="whole">{periodText(item)}</td>
            <td className="number" data-label={consumptionText.quantity(unit)}>
              {item.quantity === null ? consumptionText.noQuantity : formatDecimal(item.quantity)}
            </td>
            <td data-label={consumptionText.quality}>{consumptionQualityLabels[item.quality]}</td>
          </tr>
        ))}
      </tbody>
    </FittingTable>
  );
}

/** How many readings are read at first, and how many more each time. */
const readingsPage = 6;

function Readings({ meter: { id, type } }: { meter: OwnMeter }) {
  const [limit, setLimit] = useState(readingsPage);
  const { data, error, refetch } = useQuery(ownMeasurementsQuery(id, limit));
  const value = ownText.value(meterUnits[type]);
  return (
    <Stack gap={12}>
      <Text as="h3" isStrong>
        {ownText.readings}
      </Text>
      {!data && <SectionWaiting error={error} failed={ownText.readingsFailed} retry={refetch} />}
      {data?.items.length === 0 && <Text isQuiet>{ownText.noReadings}</Text>}
      {data && data.items.length > 0 && (
        <FittingTable aria-label={ownText.readings} content={data.items}>
          <thead>
            <tr>
              <th scope="col">{ownText.day}</th>
              <th scope="col" className="number">
                {value}
              </th>
              <th scope="col">{consumptionText.quality}</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((reading) => (
              <tr key={reading.id}>
                <td className="whole">{formatDay(reading.measuredAt)}</td>
                <td className="number" data-label={value}>
                  {formatDecimal(reading.value)}
                </td>
                <td data-label={consumptionText.quality}>
                  {measurementChannelLabels[reading.channel]}
                </td>
              </tr>
            ))}
          </tbody>
        </FittingTable>
      )}
      {data && data.items.length < data.totalItems && (
        <Button isAtStart onClick={() => setLimit(limit + 4 * readingsPage)}>
          {ownText.more}
        </Button>
      )}
    </Stack>
  );
}
