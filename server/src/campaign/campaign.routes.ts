import { campaignEndpoints } from '@grzadka/contract/campaign/campaign.endpoints';
import { campaignRecord } from '@grzadka/contract/campaign/campaign.record';
import { holderCardEndpoints } from '@grzadka/contract/campaign/holder-card.endpoints';
import { campaignMeterList } from '@grzadka/contract/campaign/meters/campaign-meter.list';
import { walkEndpoints } from '@grzadka/contract/campaign/walk/walk.endpoints';
import { listFile } from '@grzadka/contract/core/list/list-file';
import { readRow } from '#src/core/database/read-row.ts';
import { sendExport } from '#src/core/export/send-export.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { printList } from '#src/core/list/print-list.ts';
import { servePlainList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readCampaigns } from './campaign.list.ts';
import { createCampaign, deleteCampaign, updateCampaign } from './campaign.repo.ts';
import { listReaderOptions } from './campaign-readers.ts';
import { sendHolderCard } from './card/send-holder-card.ts';
import { readCampaignMeters } from './meters/campaign-meter.list.ts';
import { getCampaign } from './read-progress.ts';
import { closeCampaign } from './turns/close-campaign.ts';
import { addMissingMeters, openCampaign } from './turns/open-campaign.ts';
import { reopenCampaign } from './turns/reopen-campaign.ts';
import { makePackage } from './walk/make-package.ts';
import { syncEntries } from './walk/sync-entries.ts';

/** The calls of the rounds of readings. */
export function routes(context: AppContext): void {
  const { serve, db, pool } = context;

  servePlainList(context, campaignEndpoints, readCampaigns);

  serveRecord(context, campaignRecord, campaignEndpoints, {
    get: getCampaign,
    create: createCampaign,
    update: updateCampaign,
    delete: deleteCampaign,
  });

  serve(campaignEndpoints.readers, async () => ({ items: await listReaderOptions(db) }));

  serve(campaignEndpoints.open, ({ body, caller, ifMatch }) =>
    openCampaign(db, { ...body, caller, ifMatch }),
  );

  serve(campaignEndpoints.close, ({ body, caller, ifMatch }) =>
    closeCampaign(db, { ...body, caller, ifMatch }),
  );

  serve(campaignEndpoints.reopen, ({ body, caller, ifMatch }) =>
    reopenCampaign(db, { ...body, caller, ifMatch }),
  );

  serve(campaignEndpoints.addMissing, ({ body, caller }) =>
    addMissingMeters(db, { ...body, caller }),
  );

  serve(campaignEndpoints.meters, async ({ params, query }) => {
    const { id } = await readRow(db, campaignRecord.table, params.id);
    return printList({ db, request: query, ...readCampaignMeters(db, id) });
  });

  serve(campaignEndpoints.exportMeters, async (call) => {
    const { id } = await readRow(db, campaignRecord.table, call.params.id);
    const file = listFile(campaignMeterList);
    return sendExport({ db, pool }, call, {
      file,
      reading: (trx) => readCampaignMeters(trx, id),
    });
  });

  serve(holderCardEndpoints.card, (call) => sendHolderCard(context, call));

  serve(walkEndpoints.package, ({ params, caller }) => makePackage(db, { ...params, caller }));

  serve(walkEndpoints.sync, ({ body, caller }) => syncEntries(db, { ...body, caller }));
}
