import { auditEndpoints } from '@grzadka/contract/audit/audit.endpoints';
import { bankAccountEndpoints } from '@grzadka/contract/bank/accounts/bank-account.endpoints';
import { bankProfileEndpoints } from '@grzadka/contract/bank/profiles/bank-profile.endpoints';
import { campaignEndpoints } from '@grzadka/contract/campaign/campaign.endpoints';
import { cashBoxEndpoints } from '@grzadka/contract/cash-box/cash-box.endpoints';
import { chargeRunEndpoints } from '@grzadka/contract/charge/run/charge-run.endpoints';
import { consentEndpoints } from '@grzadka/contract/consent/consent.endpoints';
import { costEndpoints } from '@grzadka/contract/cost/cost.endpoints';
import { debtorEndpoints } from '@grzadka/contract/debtor/debtor.endpoints';
import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import { exemptionEndpoints } from '@grzadka/contract/exemption/exemption.endpoints';
import { feeKindEndpoints } from '@grzadka/contract/fee-kind/fee-kind.endpoints';
import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { handoverEndpoints } from '@grzadka/contract/handover/handover.endpoints';
import { interestRateEndpoints } from '@grzadka/contract/interest-rate/interest-rate.endpoints';
import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import { messageRecipientEndpoints } from '@grzadka/contract/message/recipient/message-recipient.endpoints';
import { messageTemplateEndpoints } from '@grzadka/contract/message/template/message-template.endpoints';
import { meterMeasurementsEndpoints } from '@grzadka/contract/meter/measurement/meter-measurements.endpoints';
import { measurementEndpoints } from '@grzadka/contract/meter/measurement.endpoints';
import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import { readingSheetEndpoints } from '@grzadka/contract/meter/sheet/reading-sheet.endpoints';
import { newsEndpoints } from '@grzadka/contract/news/news.endpoints';
import { noticeEndpoints } from '@grzadka/contract/notice/notice.endpoints';
import { pageEndpoints } from '@grzadka/contract/page/page.endpoints';
import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { resolutionEndpoints } from '@grzadka/contract/resolution/resolution.endpoints';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import { submissionEndpoints } from '@grzadka/contract/submission/submission.endpoints';
import { tariffEndpoints } from '@grzadka/contract/tariff/tariff.endpoints';
import { transactionEndpoints } from '@grzadka/contract/transaction/transaction.endpoints';
import { waitingEndpoints } from '@grzadka/contract/waiting/waiting.endpoints';
import { zoneEndpoints } from '@grzadka/contract/zone/zone.endpoints';
import type { Kysely } from 'kysely';
import { commandLine, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addBankAccount, addBankProfile } from './bank-lines.ts';
import { addCampaign, addMeterOfRound, addSubmission } from './campaigns.ts';
import { addCashBox, addCashPayment } from './cash.ts';
import { addCostCategory, addIncomeCategory } from './categories.ts';
import { addChargedSettlement, addChargeRun } from './charge-runs.ts';
import { addConsent } from './consents.ts';
import { addDocument, addNews, addNotice, addPageVersion } from './content-factories.ts';
import { addCost } from './costs.ts';
import {
  addAssignment,
  addCompany,
  addGarden,
  addMeasurement,
  addMeter,
  addParty,
  addZone,
} from './factories.ts';
import {
  addExemption,
  addFeeKind,
  addInterestRate,
  addResolution,
  addTariff,
} from './fee-factories.ts';
import { addHandover } from './handovers.ts';
import { addDebtor } from './ledger.ts';
import { addMessage, addMessageRecipient, addMessageTemplate } from './messages.ts';
import { addWaiting } from './waiting.ts';

interface Listed {
  /** What the row is called, in lists whose rows have names. */
  readonly name: string;
  /** The meter to whose history it belongs, in lists of one. */
  readonly meterId: string;
}

/** Makes one more row of a list. */
type AddRow = (db: Kysely<Database>, listed: Listed) => Promise<unknown>;

/** Names of meters are their own: the list of a round's meters may have made it. */
const addNamedMeter: AddRow = async (db, { name }) => {
  const named = db.selectFrom('meter').select('id').where('name', '=', name);
  return (await named.executeTakeFirst()) ?? (await addMeter(db, { name }));
};

const addAccount: AddRow = async (db, { name }) => {
  const [garden, party] = [await addGarden(db, { name, sector: 2 }), await addParty(db)];
  await addAssignment(db, { gardenId: garden.id, partyId: party.id });
};

const addAgreeing: AddRow = async (db, { name }) => {
  const email = 'biuro@example.pl';
  const { id: partyId } = await addCompany(db, { name, email });
  await addConsent(db, { partyId, email });
};

const measuredAt = '2026-07-01T00:00:00Z';

const addEntry: AddRow = (db, { meterId }) =>
  db.transaction().execute((trx) => {
    const about = { recordType: 'meter', recordId: meterId };
    return writeAuditEntry(trx, { actor: commandLine, action: 'add-measurement', ...about });
  });

/** How a row of each list is made, by the path of its call; lists of the same rows make them the same way. */
export const addRowOf: Readonly<Record<string, AddRow>> = {
  [auditEndpoints.list.path]: addEntry,
  [auditEndpoints.history.path]: addEntry,
  [campaignEndpoints.list.path]: (db) => addCampaign(db),
  [campaignEndpoints.meters.path]: (db, { name, meterId }) =>
    addMeterOfRound(db, { name, campaignId: meterId }),
  [consentEndpoints.list.path]: addAgreeing,
  [documentEndpoints.list.path]: (db, { name }) => addDocument(db, { name }),
  [gardenEndpoints.list.path]: (db, { name }) => addGarden(db, { name }),
  [measurementEndpoints.unchecked.path]: (db, { meterId }) =>
    addMeasurement(db, { meterId, value: '1', measuredAt, verdict: ['smaller'] }),
  [meterMeasurementsEndpoints.measurements.path]: (db, { meterId }) =>
    addMeasurement(db, { meterId, value: '1', measuredAt }),
  [messageEndpoints.list.path]: (db) => addMessage(db),
  [messageTemplateEndpoints.list.path]: (db, { name }) => addMessageTemplate(db, { name }),
  [messageRecipientEndpoints.list.path]: (db, { name, meterId }) =>
    addMessageRecipient(db, { name, messageId: meterId }),
  [meterEndpoints.list.path]: addNamedMeter,
  [readingSheetEndpoints.sheet.path]: addNamedMeter,
  [feeKindEndpoints.list.path]: (db, { name }) => addFeeKind(db, { name }),
  [resolutionEndpoints.list.path]: (db) => addResolution(db),
  [settlementEndpoints.list.path]: addAccount,
  [submissionEndpoints.list.path]: (db, { meterId }) => addSubmission(db, { meterId }),
  [newsEndpoints.list.path]: (db, { name }) => addNews(db, { title: name }),
  [noticeEndpoints.list.path]: (db, { name }) => addNotice(db, { title: name }),
  [pageEndpoints.listVersions.path]: (db) => addPageVersion(db),
  [partyEndpoints.list.path]: addAgreeing,
  [chargeRunEndpoints.list.path]: (db) => addChargeRun(db),
  [chargeRunEndpoints.settlements.path]: (db, { name, meterId }) =>
    addChargedSettlement(db, { runId: meterId, gardenName: name }),
  [exemptionEndpoints.list.path]: (db) => addExemption(db),
  [interestRateEndpoints.list.path]: (db) => addInterestRate(db),
  [bankAccountEndpoints.list.path]: (db, { name }) => addBankAccount(db, { name }),
  [bankProfileEndpoints.list.path]: (db, { name }) => addBankProfile(db, { name }),
  [cashBoxEndpoints.list.path]: (db, { name }) => addCashBox(db, { name }),
  [costEndpoints.list.path]: (db) => addCost(db),
  '/api/cost-category': (db, { name }) => addCostCategory(db, { name }),
  '/api/income-category': (db, { name }) => addIncomeCategory(db, { name }),
  [debtorEndpoints.list.path]: (db) => addDebtor(db),
  [transactionEndpoints.list.path]: (db, { name }) => addCashPayment(db, { description: name }),
  [tariffEndpoints.list.path]: (db) => addTariff(db),
  [zoneEndpoints.list.path]: (db, { name }) => addZone(db, { name }),
  [handoverEndpoints.list.path]: (db, { name }) => addHandover(db, { comingName: name }),
  [waitingEndpoints.list.path]: (db, { name }) => addWaiting(db, { name }),
};
