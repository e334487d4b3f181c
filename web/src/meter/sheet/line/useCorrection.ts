import type { SheetMeter } from '@grzadka/contract/meter/sheet/reading-sheet.model';
import { useState } from 'react';
import { errorText } from '../../../core/api/api-error.ts';
import { notify } from '../../../core/ui/toasts/notify.ts';
import type { ReversibleMeasurement } from '../../reversal/ReverseDialog.tsx';
import { readContexts } from '../sheet.queries.ts';
import { restated } from '../sheet-entry.ts';
import type { Sheet } from '../useSheet.ts';

/** A saved value of the sheet that is to be taken back. */
interface Correction {
  readonly meter: SheetMeter;
  readonly measurement: ReversibleMeasurement;
}

/**
 * The way to correct a saved value: it is taken back, with the right one in its place or without, and its line then holds
 * that, or is free again (docs/product/readings.md#reversal).
 */
export function useCorrection({ kept }: Sheet) {
  const [correction, setCorrection] = useState<Correction>();

  const known = async (meterId: string) => {
    const measuredAt = kept.entries().get(meterId)?.measuredAt ?? null;
    return (await readContexts([meterId], measuredAt)).get(meterId);
  };

  return {
    correction,
    close: () => setCorrection(undefined),

    async ask(meter: SheetMeter, measurementId: string): Promise<void> {
      try {
        const context = await known(meter.id);
        const measurement = context?.measurements.find(({ id }) => id === measurementId);
        // Somebody else was faster, and the line is free.
        if (measurement) setCorrection({ meter, measurement });
        else kept.remove(meter.id);
      } catch (error) {
        notify.error(errorText(error));
      }
    },

    async done({ meter, measurement }: Correction): Promise<void> {
      const entry = kept.entries().get(meter.id);
      const context = await known(meter.id).catch(() => undefined);
      const right = context?.measurements.find(
        ({ id, measuredAt }) => id !== measurement.id && measuredAt === measurement.measuredAt,
      );
      if (!entry || !right) return kept.remove(meter.id);
      kept.set({ ...restated(entry, right.value), measurementId: right.id });
    },
  };
}
