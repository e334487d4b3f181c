import type { RecordDefinition } from '@grzadka/contract/core/record/record';
import type { RestorableType } from '@grzadka/contract/core/restore/restore.model';
import { documentRecord } from '@grzadka/contract/document/document.endpoints';
import { newsRecord } from '@grzadka/contract/news/news.endpoints';
import { noticeRecord } from '@grzadka/contract/notice/notice.endpoints';
import { pageVersionRecord } from '@grzadka/contract/page/page.endpoints';
import { partyRecord } from '@grzadka/contract/party/party.endpoints';
import type { Database } from '#src/core/database/tables.ts';

/**
 * The tables whose rows a deletion may take along and a restore brings back, in the order in which
 * they refer to each other.
 */
export const restoredTables = [
  'party',
  'login',
  'secondFactor',
  'recoveryCode',
  'assignment',
  'content',
  'contentBlock',
  'news',
  'notice',
  'pageVersion',
  'document',
] as const satisfies readonly (keyof Database)[];

export type RestoredTable = (typeof restoredTables)[number];

/** What can be deleted and restored: its name for operators, and its record, which says who may. */
export const restorable = {
  party: { title: 'podmiot', record: partyRecord },
  news: { title: 'wpis w aktualnościach', record: newsRecord },
  notice: { title: 'ogłoszenie', record: noticeRecord },
  'page-version': { title: 'wersja podstrony', record: pageVersionRecord },
  document: { title: 'dokument', record: documentRecord },
} as const satisfies Record<RestorableType, { title: string; record: RecordDefinition }>;
