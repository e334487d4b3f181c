import { measurementEndpoints } from '@grzadka/contract/meter/measurement.endpoints';
import { uncheckedExport } from '@grzadka/contract/meter/unchecked/unchecked.export';
import { recordId } from '#src/core/database/record-id.ts';
import { sendExport } from '#src/core/export/send-export.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { confirmMeasurement } from './measurement/confirm-measurement.ts';
import { reverseMeasurement } from './measurement/reverse-measurement.ts';
import { listUnchecked, readUnchecked } from './measurement/unchecked.list.ts';
import { judgeReading } from './verdict/judge-reading.ts';
import { readVerdictContext } from './verdict/read-verdict-context.ts';

/** The calls of measurements that stand already, and of those to come. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(measurementEndpoints.judge, async ({ body }) => {
    const { meterId, measurementValue: value, measuredAt, insteadOf } = body;
    const without = insteadOf === null ? {} : { without: recordId(insteadOf) };
    const { findings } = await judgeReading(db, { meterId, measuredAt, value, ...without });
    return { findings: [...findings] };
  });

  serve(measurementEndpoints.context, async ({ params }) => {
    const judged = await readVerdictContext(db, { meterId: params.id, measuredAt: null });
    return judged.context;
  });

  serve(measurementEndpoints.reverse, ({ body, caller }) =>
    reverseMeasurement(db, { reversal: body, caller }),
  );

  serve(measurementEndpoints.confirm, ({ body, caller }) =>
    confirmMeasurement(db, { answer: body, caller }),
  );

  serve(measurementEndpoints.unchecked, ({ query }) => listUnchecked(db, query));

  serve(measurementEndpoints.exportUnchecked, (call) =>
    sendExport(context, call, { file: uncheckedExport, reading: readUnchecked }),
  );
}
