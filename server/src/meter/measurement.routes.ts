import { measurementEndpoints } from '@grzadka/contract/meter/measurement/measurement.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { reverseMeasurement } from './measurement/reverse-measurement.ts';
import { judgeReading } from './verdict/judge-reading.ts';
import { readVerdictContext } from './verdict/read-verdict-context.ts';

/** The calls of measurements that stand already, and of those to come. */
export function routes({ serve, db }: AppContext): void {
  serve(measurementEndpoints.judge, async ({ body }) => {
    const { meterId, measurementValue: value, measuredAt } = body;
    const { findings } = await judgeReading(db, { meterId, measuredAt, value });
    return { findings: [...findings] };
  });

  serve(measurementEndpoints.context, async ({ params }) => {
    const judged = await readVerdictContext(db, { meterId: params.id, measuredAt: null });
    return judged.context;
  });

  serve(measurementEndpoints.reverse, ({ body, caller }) =>
    reverseMeasurement(db, { reversal: body, caller }),
  );
}
