import type { cashBoxRecord } from '@grzadka/contract/cash-box/cash-box.record';
import { paths } from '../core/paths.ts';
import { type RecordPlace, screensBelow } from '../core/record/record-path.ts';

/** What the first page knows of the cash boxes. */
export const cashBoxPlace = {
  name: 'cash-box',
  permissions: { read: 'ledger:read', write: 'bank:import' },
  screens: screensBelow(paths.transactions, { list: 'kasa', create: 'nowa-kasa' }),
} as const satisfies RecordPlace<typeof cashBoxRecord>;

/** Where a report of a cash box is asked for. */
export const cashReportPath = '/transakcje/raport-kasowy';
