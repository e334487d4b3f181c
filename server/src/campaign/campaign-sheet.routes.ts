import { campaignSheetEndpoints } from '@grzadka/contract/campaign/sheet/campaign-sheet.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { sendCampaignSheet } from './sheet/send-campaign-sheet.ts';

/** Serves the sheet of a round as it goes out; as it comes back the import reads it. */
export function routes(context: AppContext): void {
  context.serve(campaignSheetEndpoints.sheet, (call) => sendCampaignSheet(context, call));
}
