import { consumptionEndpoints } from '@grzadka/contract/meter/consumption/consumption.endpoints';
import type { Consumption } from '@grzadka/contract/meter/consumption/consumption.model';
import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportButton } from '../../core/list/export/ExportButton.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { classNames } from '../../core/ui/elements/class-names.ts';
import { IconButton } from '../../core/ui/elements/IconButton.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { ToggleButtons } from '../../core/ui/fields/ToggleButtons.tsx';
import { FittingTable } from '../../core/ui/fit/FittingTable.tsx';
import { icon } from '../../core/ui/icon.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { ChartFigure } from '../ChartFigure.tsx';
import type { ConsumptionChartProps } from './ConsumptionChart.tsx';
import { ConsumptionLine } from './ConsumptionLine.tsx';
import styles from './ConsumptionSection.module.css';
import { ConsumptionTableHead } from './ConsumptionTableHead.tsx';
import { consumptionQuery } from './consumption.queries.ts';
import {
  consumptionText,
  type OfferedStep,
  offeredSteps,
  periodText,
  stepLabel,
} from './consumption.text.ts';

// The charts are large, and few screens have one.
const ConsumptionChart = latePart<ConsumptionChartProps & { readonly open: boolean }>(
  async () => (await import('./ConsumptionChart.tsx')).ConsumptionChart,
);

/** What was used at a meter: a chart, and the same as a table (docs/product/readings.md#details). */
export function ConsumptionSection({ meter }: Pick<MeterWithDevices, 'meter'>) {
  const [step, setStep] = useState<OfferedStep>('interval');
  const [exportError, setExportError] = useState<string>();
  const { data, error, refetch } = useQuery(consumptionQuery(meter.id, step));
  return (
    <Section
      title={consumptionText.title}
      actions={
        <Row gap={8} className={styles['actions']}>
          <ToggleButtons
            label={consumptionText.step}
            chosen={step}
            options={offeredSteps.map((value) => ({ value, label: stepLabel(value) }))}
            onChoose={setStep}
          />
          {data !== undefined && data.items.length > 0 && (
            <ExportButton
              exportCall={{ endpoint: consumptionEndpoints.export, params: { id: meter.id } }}
              query={{ step }}
              onError={setExportError}
            />
          )}
        </Row>
      }
    >
      {exportError !== undefined && (
        <Notice tone="error" onClose={() => setExportError(undefined)} className={styles['above']}>
          {exportError}
        </Notice>
      )}
      {data ? (
        <ShownConsumption key={step} items={data.items} type={meter.type} />
      ) : (
        <SectionWaiting error={error} failed={consumptionText.failed} retry={refetch} />
      )}
    </Section>
  );
}

function ShownConsumption({ items, type }: { items: readonly Consumption[]; type: MeterType }) {
  if (items.length === 0) {
    return <Text isQuiet>{consumptionText.empty}</Text>;
  }
  return (
    <>
      {items.some(({ quality }) => quality === 'undetermined') && (
        <Notice tone="warning" className={classNames(styles['above'], styles['plain'])}>
          {consumptionText.undetermined}
        </Notice>
      )}
      {items.some(({ quantity }) => quantity !== null) && (
        <ChartFigure label={consumptionText.chart}>
          {(isNear) => <ConsumptionChart open={isNear} items={items} type={type} />}
        </ChartFigure>
      )}
      <ConsumptionTable items={items} type={type} />
    </>
  );
}

/** As many as are shown before the rest is asked for, so that what stands below stays in reach. */
const shownAtFirst = 10;

interface ConsumptionTableProps {
  /** The earliest first. */
  items: readonly Consumption[];
  type: MeterType;
}

/** What was used, period by period, the latest first; each opens to the readings that it follows from. */
function ConsumptionTable({ items, type }: ConsumptionTableProps) {
  const [isWhole, setWhole] = useState(false);
  const latestFirst = items.toReversed();
  const shown = isWhole ? latestFirst : latestFirst.slice(0, shownAtFirst);
  return (
    <>
      <FittingTable aria-label={consumptionText.table} content={shown}>
        <ConsumptionTableHead of={consumptionText.period} type={type} />
        <tbody>
          {shown.map((item) => (
            <ConsumptionLine
              key={item.from}
              consumption={item}
              head={<td className="whole">{periodText(item)}</td>}
              name={periodText(item)}
              type={type}
              renderOpener={(button, isOpen) => (
                <IconButton {...button}>{isOpen ? <CloseIcon /> : <OpenIcon />}</IconButton>
              )}
            />
          ))}
        </tbody>
      </FittingTable>
      {shown.length < items.length && (
        <Button onClick={() => setWhole(true)}>
          {consumptionText.more(items.length - shown.length)}
        </Button>
      )}
    </>
  );
}

const OpenIcon = icon(mdiChevronDown, 'Open');
const CloseIcon = icon(mdiChevronUp, 'Close');
