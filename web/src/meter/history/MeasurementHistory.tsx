import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import type { MeterDetails } from '@grzadka/contract/meter/meter.model';
import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../core/api/api-error.ts';
import { ExportButton } from '../../core/list/export/ExportButton.tsx';
import type { ListRows } from '../../core/list/loading/useListRows.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { uiText } from '../../core/ui/ui.text.ts';
import { ChartFigure } from '../ChartFigure.tsx';
import type { ChartedDevice } from './dial-lines.ts';
import { historyText } from './history.text.ts';
import type { MeasurementChartProps } from './MeasurementChart.tsx';
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
        <Box sx={{ display: 'flex', gap: 1 }}>
          {actions}
          {rows.length > 0 && (
            <ExportButton
              exportCall={measurementSource(meter.id).exportCall}
              query={newestFirst}
              onError={setExportError}
            />
          )}
        </Box>
      }
    >
      {exportError !== undefined && (
        <Alert severity="error" onClose={() => setExportError(undefined)}>
          {exportError}
        </Alert>
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
      {loaded && rows.length === 0 && (
        <Typography color="textSecondary">{historyText.empty}</Typography>
      )}
      {((isReplacing && !loaded) || isLoadingMore) && <Waiting>{historyText.loading}</Waiting>}
      {error !== null && !isReplacing && !isLoadingMore && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={retry}>
              {uiText.retry}
            </Button>
          }
        >
          {`${historyText.failed}. ${errorText(error)}`}
        </Alert>
      )}
      {loaded?.nextOffset !== undefined && error === null && !isLoadingMore && (
        <Button onClick={loadMore}>{historyText.more}</Button>
      )}
    </Section>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <Typography
      component="div"
      color="textSecondary"
      sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 2 }}
    >
      <CircularProgress size={24} aria-hidden />
      {children}
    </Typography>
  );
}
