import { meterDetailsEndpoints } from '@grzadka/contract/meter/details/meter-details.endpoints';
import { measurementExport } from '@grzadka/contract/meter/measurement/measurement.export';
import { meterMeasurementsEndpoints } from '@grzadka/contract/meter/measurement/meter-measurements.endpoints';
import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import { meterExport } from '@grzadka/contract/meter/meter.export';
import { metersOfEndpoints } from '@grzadka/contract/meter/meters-of.endpoints';
import { sendExport } from '#src/core/export/send-export.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { serveList } from '#src/core/record/serve-list.ts';
import { addMeasurement } from './measurement/add-measurement.ts';
import { measurementPages, readMeasurements, readMeters, readWholeMeters } from './meter.list.ts';
import { createMeter, getMeter } from './meter.repo.ts';
import { getMeterDetails, updateMeter } from './meter-details.repo.ts';
import { listMetersOfGarden, listMetersOfParty } from './meters-of.ts';
import { setWalkOrder } from './set-walk-order.ts';

/** The calls of the meters. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serveList(context, meterEndpoints, {
    file: meterExport,
    reading: readWholeMeters,
    page: readMeters,
  });

  serve(meterEndpoints.get, ({ params }) => getMeter(db, params.id));

  serve(metersOfEndpoints.ofGarden, ({ params }) => listMetersOfGarden(db, params.id));

  serve(metersOfEndpoints.ofParty, ({ params }) => listMetersOfParty(db, params.id));

  serve(meterDetailsEndpoints.getDetails, ({ params }) => getMeterDetails(db, params.id));

  serve(meterDetailsEndpoints.update, ({ body, caller, ifMatch }) =>
    updateMeter(db, { ...body, caller, ifMatch }),
  );

  serve(meterEndpoints.create, ({ body, caller }) => createMeter(db, { meter: body, caller }));

  serve(meterEndpoints.setWalkOrder, ({ body, caller }) => setWalkOrder(db, { ...body, caller }));

  serve(meterMeasurementsEndpoints.addMeasurement, ({ body, caller }) =>
    addMeasurement(db, { reading: body, caller }),
  );

  const listMeasurements = measurementPages(db);
  serve(meterMeasurementsEndpoints.measurements, ({ params, query }) =>
    listMeasurements(params.id, query),
  );

  serve(meterMeasurementsEndpoints.exportMeasurements, async (call) => {
    const meter = await getMeter(db, call.params.id);
    const reading = (trx: typeof db) => readMeasurements(trx, meter);
    return sendExport(context, call, { file: measurementExport, reading });
  });
}
