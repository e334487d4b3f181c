import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import type { MeterDetails } from '@grzadka/contract/meter/meter.model';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../core/api/api-error.ts';
import { ExportButton } from '../../core/list/export/ExportButton.tsx';
import type { ListRows } from '../../core/list/loading/useListRows.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Spinner } from '../../core/ui/elements/Spinner.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { uiText } from '../../core/ui/ui.text.ts';
import { ChartFigure } from '../ChartFigure.tsx';
import type { ChartedDevice } from './dial-lines.ts';
import { historyText } from './history.text.ts';
import type { MeasurementChartProps } from './MeasurementChart.tsx';
import styles from './MeasurementHistory.module.css';
import { MeasurementTable } from './MeasurementTable.tsx';
import { measurementSource, newestFirst } from './measurement.queries.ts';

// The charts are large and only this screen has them.
const MeasurementChart = latePart<MeasurementChartProps & { readonly open: boolean }>(
  async () => (await import('./MeasurementChart.tsx')).MeasurementChart,
);

const noneKnown: readonly ChartedDevice[] = [];

interface MeasurementHistoryProps {
  meter: Pick<MeterDetails, 'id' | 'type'>;
  measurements: ListRows<MeasurementListItem>;
  /** The meter's devices; undefined until they are known. */
  devices: readonly ChartedDevice[] | undefined;
  /** Further buttons beside the heading. */
  actions?: ReactNode;
  /** Asks to take one back; without it none can be. */
  onReverse?: (measurement: MeasurementListItem) => void;
}

/** What a meter showed so far: a chart, and the same as a table. */
export function MeasurementHistory({
  meter,
  measurements,
  devices = noneKnown,
  actions,
  onReverse,
}: MeasurementHistoryProps) {
  const { loaded, error, isLoadingMore, isReplacing, loadMore, retry } = measurements;
  const [exportError, setExportError] = useState<string>();
  const rows = loaded?.rows ?? [];
  return (
    <Section
      title={historyText.title}
      actions={
        <div className={styles['actions']}>
          {actions}
          {rows.length > 0 && (
            <ExportButton
              exportCall={measurementSource(meter.id).exportCall}
              query={newestFirst}
              onError={setExportError}
            />
          )}
        </div>
      }
    >
      {exportError !== undefined && (
        <Notice tone="error" onClose={() => setExportError(undefined)}>
          {exportError}
        </Notice>
      )}
      {rows.filter(({ reversal }) => !reversal).length > 1 && (
        <ChartFigure label={historyText.chart}>
          {(isNear) => (
            <MeasurementChart
              open={isNear}
              measurements={rows}
              devices={devices}
              hasOlder={loaded?.nextOffset !== undefined}
              type={meter.type}
            />
          )}
        </ChartFigure>
      )}
      {rows.length > 0 && (
        <MeasurementTable
          measurements={rows}
          devices={devices}
          type={meter.type}
          onReverse={onReverse}
        />
      )}
      {loaded && rows.length === 0 && <Text isQuiet>{historyText.empty}</Text>}
      {((isReplacing && !loaded) || isLoadingMore) && <Waiting>{historyText.loading}</Waiting>}
      {error !== null && !isReplacing && !isLoadingMore && (
        <Notice
          tone="error"
          action={
            <Button isPlain onClick={retry}>
              {uiText.retry}
            </Button>
          }
        >
          {`${historyText.failed}. ${errorText(error)}`}
        </Notice>
      )}
      {loaded?.nextOffset !== undefined && error === null && !isLoadingMore && (
        <Button onClick={loadMore}>{historyText.more}</Button>
      )}
    </Section>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <Text as="div" isQuiet className={styles['waiting']}>
      <Spinner size={24} />
      {children}
    </Text>
  );
}
