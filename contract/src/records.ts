import { assignmentRecord } from './assignment/assignment.record.ts';
import { bankAccountRecord } from './bank/accounts/bank-account.record.ts';
import { bankImportRecord } from './bank/importing/bank-import.record.ts';
import { bankProfileRecord } from './bank/profiles/bank-profile.record.ts';
import { campaignRecord } from './campaign/campaign.record.ts';
import { cashBoxRecord } from './cash-box/cash-box.record.ts';
import { chargeAmountRecord } from './charge/amount/charge-amount.record.ts';
import { chargeRunRecord } from './charge/run/charge-run.record.ts';
import { interestWaiverRecord } from './charge/waiver/interest-waiver.record.ts';
import { consentRecord } from './consent/consent.record.ts';
import { costRecord } from './cost/cost.record.ts';
import { costCategoryRecord } from './cost-category/cost-category.record.ts';
import { documentRecord } from './document/document.record.ts';
import { exemptionRecord } from './exemption/exemption.record.ts';
import { feeKindRecord } from './fee-kind/fee-kind.record.ts';
import { gardenRecord } from './garden/garden.record.ts';
import { gardenAreaRecord } from './garden/garden-area.record.ts';
import { gardenFactRecord } from './garden/garden-fact.record.ts';
import { handoverRecord } from './handover/handover.record.ts';
import { incomeCategoryRecord } from './income-category/income-category.record.ts';
import { interestRateRecord } from './interest-rate/interest-rate.record.ts';
import { ledgerYearRecord } from './ledger-year/ledger-year.record.ts';
import { loginRecord } from './login/login.record.ts';
import { membershipRecord } from './membership/membership.record.ts';
import { messageRecord } from './message/message.record.ts';
import { messageTemplateRecord } from './message/template/message-template.record.ts';
import { meterRecord } from './meter/meter.record.ts';
import { newsRecord } from './news/news.record.ts';
import { noticeRecord } from './notice/notice.record.ts';
import { pageVersionRecord } from './page/page-version.record.ts';
import { partyRecord } from './party/party.record.ts';
import { paymentPlanRecord } from './payment-plan/payment-plan.record.ts';
import { dataRequestRecord } from './personal-data/data-request.record.ts';
import { processingActivityRecord } from './personal-data/processing-activity.record.ts';
import { resolutionRecord } from './resolution/resolution.record.ts';
import { sectorRecord } from './sector/sector.record.ts';
import { settingsRecord } from './settings/settings.record.ts';
import { settlementRecord } from './settlement/settlement.record.ts';
import { submissionRecord } from './submission/submission.record.ts';
import { tariffRecord } from './tariff/tariff.record.ts';
import { transferApplicationRecord } from './transfer-application/transfer-application.record.ts';
import { waitingRecord } from './waiting/waiting.record.ts';
import { zoneRecord } from './zone/zone.record.ts';

/** Every kind of record, in the order in which the audit offers them. */
export const records = [
  newsRecord,
  noticeRecord,
  pageVersionRecord,
  documentRecord,
  partyRecord,
  membershipRecord,
  dataRequestRecord,
  processingActivityRecord,
  consentRecord,
  loginRecord,
  gardenRecord,
  gardenAreaRecord,
  gardenFactRecord,
  assignmentRecord,
  transferApplicationRecord,
  waitingRecord,
  handoverRecord,
  settlementRecord,
  resolutionRecord,
  feeKindRecord,
  tariffRecord,
  exemptionRecord,
  interestRateRecord,
  chargeRunRecord,
  ledgerYearRecord,
  cashBoxRecord,
  bankAccountRecord,
  bankProfileRecord,
  costCategoryRecord,
  costRecord,
  incomeCategoryRecord,
  bankImportRecord,
  chargeAmountRecord,
  interestWaiverRecord,
  paymentPlanRecord,
  messageRecord,
  messageTemplateRecord,
  meterRecord,
  zoneRecord,
  campaignRecord,
  submissionRecord,
  sectorRecord,
  settingsRecord,
] as const;
