import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { listMeasurements, listMeters } from './meter.list.ts';
import { addMeasurement, getMeter } from './meter.repo.ts';

/** The calls of the meters. */
export function routes({ serve, db }: AppContext): void {
  serve(meterEndpoints.list, ({ query }) => listMeters(db, query));

  serve(meterEndpoints.get, ({ params }) => getMeter(db, params.id));

  serve(meterEndpoints.addMeasurement, ({ body, caller }) =>
    addMeasurement(db, { meterId: body.meterId, value: body.measurementValue, caller }),
  );

  serve(meterEndpoints.measurements, ({ params, query }) => listMeasurements(db, params.id, query));
}
