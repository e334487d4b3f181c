import { chargeRunStateLabels } from '@grzadka/contract/charge/charge.labels';
import type { ChargeRunDetails } from '@grzadka/contract/charge/run/charge-run.model';
import { chargedSettlementFields as fields } from '@grzadka/contract/charge/run/charged-settlement.list';
import { amountFigures } from '@grzadka/contract/core/number/amount';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { landscape, looks } from '#src/core/paper/page.ts';
import type { Paper } from '#src/core/paper/print-paper.ts';
import type { Sheet } from '#src/core/paper/sheet.ts';
import { type PaperColumn, writeTable } from '#src/core/paper/table.ts';
import { type ControlLine, controlLines } from './control-line.ts';
import type { ControlList } from './control-list.repo.ts';

const title = 'Lista kontrolna';

/** Small, so that an account has a line of its own. */
const size = 9;

/** The list of a run on paper: its settings, its sums, and each account by its plot. */
export function controlListPaper({
  association,
  run,
}: Pick<ControlList, 'association' | 'run'>): Omit<Paper<ControlList>, 'letters'> {
  const foot = [title, run.title, run.number ?? chargeRunStateLabels.draft, association]
    .filter((part) => part !== null)
    .join(' · ');
  return {
    title: `${title}: ${run.title}`,
    author: association ?? '',
    page: landscape,
    write: writeControlList,
    foot: () => foot,
  };
}

function writeControlList(sheet: Sheet, list: ControlList): void {
  const { association, run } = list;
  if (association !== null) sheet.paragraph(association, looks.strong);
  sheet.heading(1, title);
  sheet.paragraph([run.number, run.title].filter((part) => part !== null).join(' '), looks.strong);
  sheet.paragraph(daysOf(run));
  sheet.paragraph(stateOf(run));
  writeTable(sheet, accountColumns, [...rowsOf(controlLines(list))], { size });
  sheet.heading(2, 'Suma opłat');
  writeTable(sheet, kindColumns, kindRows(run), { size });
}

function daysOf({ periodFrom, periodThru, referenceDay, issueDay }: ChargeRunDetails): string {
  const days = [
    `Okres od ${dayInWords(periodFrom)} do ${dayInWords(periodThru)}`,
    `stan na dzień ${dayInWords(referenceDay)}`,
    `dzień wystawienia ${dayInWords(issueDay)}`,
  ];
  return `${days.join(', ')}.`;
}

function stateOf({ state, counts }: ChargeRunDetails): string {
  const { settlements, blocked, toCheck, skipped, nobody } = counts;
  const told = [
    ['Konta rozliczeniowe z opłatami', settlements],
    ['do sprawdzenia', toCheck],
    ['zablokowane', blocked],
    ['pominięte', skipped],
    ['bez działkowca', nobody],
  ];
  return `Stan: ${chargeRunStateLabels[state]}. ${told.map(([what, count]) => `${what}: ${count}`).join(', ')}.`;
}

const accountColumns: readonly PaperColumn[] = [
  { heading: fields.garden.label, width: 20 },
  { heading: fields.holders.label },
  { heading: fields.reference.label, width: 26 },
  { heading: `${fields.amount.label} (zł)`, width: 23, isFigure: true },
  { heading: `${fields.previous.label} (zł)`, width: 23, isFigure: true },
  { heading: `${fields.difference.label} (zł)`, width: 23, isFigure: true },
  { heading: fields.cause.label, width: 40 },
  { heading: fields.state.label, width: 38 },
];

function* rowsOf(lines: readonly ControlLine[]) {
  for (const [at, line] of lines.entries()) {
    const { garden, holders, reference, amount, previous, difference, cause, state } = line;
    const amounts = [amount, previous, difference].map(figures);
    const cells = [garden, holders, reference, ...amounts, cause, state];
    yield { cells, isSum: at === lines.length - 1 };
  }
}

const kindColumns: readonly PaperColumn[] = [
  { heading: 'Rodzaj opłaty' },
  { heading: 'Należności', width: 30, isFigure: true },
  { heading: `${fields.amount.label} (zł)`, width: 34, isFigure: true },
  { heading: `${fields.previous.label} (zł)`, width: 34, isFigure: true },
];

function kindRows({ totals }: ChargeRunDetails) {
  return totals.map(({ feeKind, charges, amount, previous }) => ({
    cells: [feeKind.name, String(charges), figures(amount), figures(previous)],
  }));
}

function figures(amount: number | null): string {
  return amount === null ? '' : amountFigures(amount);
}
