import type { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { generatePath } from 'react-router';
import { newMessagePath } from '../core/new-message-path.ts';
import { paths } from '../core/paths.ts';
import { type RecordPlace, screensBelow } from '../core/record/record-path.ts';

/** What the first page knows of the charge runs. */
export const chargeRunPlace = {
  name: 'charge-run',
  permissions: { read: 'fee:read', write: 'fee:write' },
  screens: screensBelow(paths.fees, { list: 'naliczenia', create: 'nowe-naliczenie' }),
} as const satisfies RecordPlace<typeof chargeRunRecord>;

const { create, details } = chargeRunPlace.screens;

/** The patterns of the addresses of what belongs to a charge run. */
export const chargeRoutes = {
  accounts: `${details}/konta`,
  account: `${details}/konto/:settlementId`,
  amounts: `${details}/kwoty`,
  amountsFile: `${details}/kwoty/wczytaj`,
} as const;

/** The accounts of a run. */
export function accountsPath(runId: string): string {
  return generatePath(chargeRoutes.accounts, { id: runId });
}

/** An account of a run, with its lines. */
export function accountPath(runId: string, settlementId: string): string {
  return generatePath(chargeRoutes.account, { id: runId, settlementId });
}

/** What is set by hand for the accounts of a run. */
export function amountsPath(runId: string): string {
  return generatePath(chargeRoutes.amounts, { id: runId });
}

/** Where such amounts are taken from a file. */
export function amountsFilePath(runId: string): string {
  return generatePath(chargeRoutes.amountsFile, { id: runId });
}

/** The form of a new run: what is charged, by its kind, and the year. */
export function newRunPath(kind: string, year: number): string {
  return `${create}?${new URLSearchParams({ rodzaj: kind, rok: String(year) })}`;
}

/** Where the notice of what a run charges is begun, as a message to the accounts of that run. */
export function feeNoticePath(chargeRunId: string): string {
  const group = { kind: 'charge-run', operator: 'include', chargeRunId } as const;
  return newMessagePath({ kind: 'fee-notice', group });
}
