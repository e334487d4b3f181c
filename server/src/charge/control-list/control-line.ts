import { chargedSettlementStateInWords } from '@grzadka/contract/charge/charge.labels';
import { chargeCauseLabels } from '@grzadka/contract/charge/line/charge-cause';
import type { ControlList, ControlledAccount } from './control-list.repo.ts';

/** A line of the list, in grosze; null is a cell that stays empty. */
export interface ControlLine {
  readonly garden: string;
  readonly sector: string;
  readonly holders: string;
  readonly reference: string;
  readonly byKind: Readonly<Record<string, number>>;
  readonly amount: number | null;
  readonly previous: number | null;
  readonly difference: number | null;
  readonly cause: string;
  readonly state: string;
}

/** The accounts of a run, and below them the sum of each column. */
export function controlLines({ accounts, run }: ControlList): ControlLine[] {
  const lines = accounts.map(lineOf);
  const kinds = run.feeKinds.map(({ id }) => [id, sumOf(lines, ({ byKind }) => byKind[id] ?? 0)]);
  const sum: ControlLine = {
    garden: 'Razem',
    sector: '',
    holders: '',
    reference: '',
    byKind: Object.fromEntries(kinds),
    amount: sumOf(lines, ({ amount }) => amount),
    previous: sumOf(lines, ({ previous }) => previous),
    difference: sumOf(lines, ({ difference }) => difference),
    cause: '',
    state: '',
  };
  return [...lines, sum];
}

/** What is blocked, left out or waits is charged nothing, whatever it would come to. */
function lineOf(account: ControlledAccount): ControlLine {
  const { garden, settlement, holders, previous, state } = account;
  const isCharged = state === 'ready' || state === 'to-check';
  return {
    garden: garden?.name ?? '',
    sector: garden?.sector ?? '',
    holders,
    reference: settlement?.reference ?? '',
    byKind: isCharged ? account.byKind : {},
    amount: isCharged ? account.amount : null,
    previous,
    difference: isCharged ? account.difference : null,
    cause: isCharged ? chargeCauseLabels[account.cause] : '',
    state: chargedSettlementStateInWords(account),
  };
}

function sumOf(
  lines: readonly ControlLine[],
  amountOf: (line: ControlLine) => number | null,
): number {
  return lines.reduce((sum, line) => sum + (amountOf(line) ?? 0), 0);
}
