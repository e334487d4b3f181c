import { listFile } from '@grzadka/contract/core/list/list-file';
import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { gardenList } from '@grzadka/contract/garden/garden.list';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import type { AppContext } from '#src/core/http/app-context.ts';
import { serveList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readGardens } from './garden.list.ts';
import { createGarden, gardenRules, getGarden, updateGarden } from './garden.repo.ts';

/** The calls of the gardens. */
export function routes(context: AppContext): void {
  serveList(context, gardenEndpoints, { file: listFile(gardenList), reading: readGardens });

  serveRecord(context, gardenRecord, gardenEndpoints, {
    rules: gardenRules,
    get: getGarden,
    create: createGarden,
    update: updateGarden,
  });
}
