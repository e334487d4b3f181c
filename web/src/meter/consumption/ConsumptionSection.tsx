import { consumptionEndpoints } from '@grzadka/contract/meter/consumption/consumption.endpoints';
import type { Consumption } from '@grzadka/contract/meter/consumption/consumption.model';
import type { MeterType } from '@grzadka/contract/meter/meter-labels';
import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import { Alert, Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ExportButton } from '../../core/list/export/ExportButton.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { SectionWaiting } from '../../core/ui/SectionWaiting.tsx';
import { chartHeight } from '../charts.ts';
import { ConsumptionTable } from './ConsumptionTable.tsx';
import { consumptionQuery } from './consumption.queries.ts';
import { consumptionText, type OfferedStep, offeredSteps, stepLabel } from './consumption.text.ts';

// The charts are large, and few screens have one.
const ConsumptionChart = lazy(async () => ({
  default: (await import('./ConsumptionChart.tsx')).ConsumptionChart,
}));

/** What was used at a meter: a chart, and the same as a table (docs/product/readings.md#details). */
export function ConsumptionSection({ meter }: Pick<MeterWithDevices, 'meter'>) {
  const [step, setStep] = useState<OfferedStep>('interval');
  const [exportError, setExportError] = useState<string>();
  const { data, error, refetch } = useQuery(consumptionQuery(meter.id, step));
  return (
    <Section
      title={consumptionText.title}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <ToggleButtonGroup
            exclusive
            value={step}
            // Pressed again it would be none.
            onChange={(_, chosen: OfferedStep | null) => chosen && setStep(chosen)}
            aria-label={consumptionText.step}
            // Words have to stand out more than icons.
            sx={{ '& .MuiToggleButton-root': { color: 'text.primary' } }}
          >
            {offeredSteps.map((offered) => (
              <ToggleButton key={offered} value={offered}>
                {stepLabel(offered)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {data !== undefined && data.items.length > 0 && (
            <ExportButton
              exportCall={{ endpoint: consumptionEndpoints.export, params: { id: meter.id } }}
              query={{ step }}
              onError={setExportError}
            />
          )}
        </Box>
      }
    >
      {exportError !== undefined && (
        <Alert severity="error" onClose={() => setExportError(undefined)} sx={{ mb: 2 }}>
          {exportError}
        </Alert>
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
    return <Typography color="textSecondary">{consumptionText.empty}</Typography>;
  }
  return (
    <>
      {items.some(({ quality }) => quality === 'undetermined') && (
        <Alert severity="warning" sx={{ mb: 2, bgcolor: 'warning.light', color: 'text.primary' }}>
          {consumptionText.undetermined}
        </Alert>
      )}
      {items.some(({ quantity }) => quantity !== null) && (
        <Suspense fallback={<Box sx={{ height: chartHeight }} />}>
          <ConsumptionChart items={items} type={type} />
        </Suspense>
      )}
      <ConsumptionTable items={items} type={type} />
    </>
  );
}
