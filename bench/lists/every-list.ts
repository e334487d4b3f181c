import { globSync } from 'node:fs';
import { auditList } from '@grzadka/contract/audit/audit.list';
import type { ListDefinition } from '@grzadka/contract/core/list/list';
import { documentList } from '@grzadka/contract/document/document.list';
import { gardenList } from '@grzadka/contract/garden/garden.list';
import { measurementList } from '@grzadka/contract/meter/measurement/measurement.list';
import { uncheckedList } from '@grzadka/contract/meter/measurement/unchecked.list';
import { meterList } from '@grzadka/contract/meter/meter.list';
import { readingSheetList } from '@grzadka/contract/meter/sheet/reading-sheet.list';
import { newsList } from '@grzadka/contract/news/news.list';
import { noticeList } from '@grzadka/contract/notice/notice.list';
import { pageVersionList } from '@grzadka/contract/page/page.list';
import { partyList } from '@grzadka/contract/party/party.list';
import { zoneList } from '@grzadka/contract/zone/zone.list';

/** A list and where its call is. */
export interface ListCall {
  readonly name: string;
  readonly list: ListDefinition;
  /** `meterId` is that of any meter. */
  readonly path: (meterId: string) => string;
}

/** Every list of the contract. */
export const everyList: readonly ListCall[] = [
  { name: 'meters', list: meterList, path: () => '/api/meter' },
  {
    name: 'measurements of a meter',
    list: measurementList,
    path: (meterId) => `/api/meter/${meterId}/measurements`,
  },
  { name: 'measurements to check', list: uncheckedList, path: () => '/api/measurement/unchecked' },
  { name: 'meters of a sheet of readings', list: readingSheetList, path: () => '/api/meter/sheet' },
  { name: 'zones', list: zoneList, path: () => '/api/zone' },
  { name: 'gardens', list: gardenList, path: () => '/api/garden' },
  { name: 'parties', list: partyList, path: () => '/api/party' },
  { name: 'news', list: newsList, path: () => '/api/news' },
  { name: 'notices', list: noticeList, path: () => '/api/notice' },
  { name: 'documents', list: documentList, path: () => '/api/file' },
  { name: 'versions of a page', list: pageVersionList, path: () => '/api/page/oplaty/versions' },
  { name: 'entries of the audit', list: auditList, path: () => '/api/audit' },
];

/** Throws where the contract defines a list that is not among them. */
export async function requireEveryList(): Promise<void> {
  const known = new Set<unknown>(everyList.map(({ list }) => list));
  const contract = new URL('../../contract/src/', import.meta.url);
  for (const file of globSync('**/*.list.ts', { cwd: contract })) {
    const exported = (await import(new URL(file, contract).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      if (!known.has(value)) throw new Error(`${name} of ${file} is not measured`);
    }
  }
}
