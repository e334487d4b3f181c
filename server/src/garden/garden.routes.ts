import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import { gardenAreaRecord } from '@grzadka/contract/garden/garden-area.record';
import { areaOfThatDay } from '@grzadka/contract/garden/garden-basis.model';
import { gardenFactRecord } from '@grzadka/contract/garden/garden-fact.record';
import { createRecord } from '#src/core/change/change.ts';
import { conflictAt, notFound } from '#src/core/errors/app-error.ts';
import { explainBroken } from '#src/core/errors/broken-rules.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { servePlainList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readGardens } from './garden.list.ts';
import { createGarden, gardenRules, getGarden, updateGarden } from './garden.repo.ts';
import { getPlotBasis, setFacts } from './plot-basis.repo.ts';

/** The calls of the gardens, and of what they are charged by. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  servePlainList(context, gardenEndpoints, readGardens);

  serveRecord(context, gardenRecord, gardenEndpoints, {
    rules: gardenRules,
    get: getGarden,
    create: createGarden,
    update: updateGarden,
  });

  serve(gardenEndpoints.basis, ({ params }) => getPlotBasis(db, params.id));

  serve(gardenEndpoints.addArea, ({ body, caller }) =>
    createRecord(db, gardenAreaRecord, { values: body, caller }).catch(explainArea),
  );

  serve(gardenEndpoints.setFacts, ({ body, caller }) => setFacts(db, { ...body, caller }));

  const { deleteArea, deleteFacts } = gardenEndpoints;
  serveRecord(context, gardenAreaRecord, { delete: deleteArea }, {});
  serveRecord(context, gardenFactRecord, { delete: deleteFacts }, {});
}

const explainArea = explainBroken({
  garden_area_day: () => conflictAt({ validFrom: areaOfThatDay }),
  garden_area_garden_id_fkey: notFound,
});
