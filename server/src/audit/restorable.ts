import type { RecordDefinition } from '@grzadka/contract/core/record/record';
import type { RestorableType } from '@grzadka/contract/core/restore/restore.model';
import { documentRecord } from '@grzadka/contract/document/document.record';
import { exemptionRecord } from '@grzadka/contract/exemption/exemption.record';
import { feeKindRecord } from '@grzadka/contract/fee-kind/fee-kind.record';
import { loginRecord } from '@grzadka/contract/login/login.record';
import { newsRecord } from '@grzadka/contract/news/news.record';
import { noticeRecord } from '@grzadka/contract/notice/notice.record';
import { pageVersionRecord } from '@grzadka/contract/page/page-version.record';
import { partyRecord } from '@grzadka/contract/party/party.record';
import { resolutionRecord } from '@grzadka/contract/resolution/resolution.record';
import { tariffRecord } from '@grzadka/contract/tariff/tariff.record';
import type { Database } from '#src/core/database/tables.ts';

/**
 * The tables whose rows a deletion may take along and a restore brings back, in the order in which
 * they refer to each other.
 */
export const restoredTables = [
  'party',
  'membership',
  'consent',
  'consentWithdrawal',
  'login',
  'secondFactor',
  'recoveryCode',
  // What makes the party a holder comes before the assignment, which else would be given an account anew.
  'settlement',
  'settlementHolder',
  'assignment',
  'transferApplication',
  'content',
  'contentBlock',
  'news',
  'notice',
  'pageVersion',
  'document',
  'resolution',
  'feeKind',
  'tariff',
  'exemption',
] as const satisfies readonly (keyof Database)[];

/** Tables whose row may be there still: the account of a couple, when one of the two was deleted. */
export const sharedTables: ReadonlySet<RestoredTable> = new Set(['settlement']);

export type RestoredTable = (typeof restoredTables)[number];

/** What can be deleted and restored: its record, which says what it is called and who may. */
export const restorable = {
  party: partyRecord,
  login: loginRecord,
  news: newsRecord,
  notice: noticeRecord,
  'page-version': pageVersionRecord,
  document: documentRecord,
  resolution: resolutionRecord,
  'fee-kind': feeKindRecord,
  tariff: tariffRecord,
  exemption: exemptionRecord,
} as const satisfies Record<RestorableType, RecordDefinition & { restorable: true }>;
