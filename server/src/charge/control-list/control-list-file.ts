import type { ChargeRunDetails } from '@grzadka/contract/charge/run/charge-run.model';
import { chargedSettlementFields } from '@grzadka/contract/charge/run/charged-settlement.list';
import type { ExportColumn, TableExport } from '@grzadka/contract/core/export/export-columns';
import type { ControlLine } from './control-line.ts';

type Column = ExportColumn<ControlLine>;
type Key<Value> = {
  [K in keyof ControlLine]: ControlLine[K] extends Value ? K : never;
}[keyof ControlLine];

const { fileName, ...sheet } = { fileName: 'lista-kontrolna', sheetName: 'Lista kontrolna' };

/** The list of a run as a workbook, with a column for each fee kind that it charges. */
export function controlListFile(run: ChargeRunDetails): TableExport<ControlLine> {
  const kinds = run.feeKinds.map(
    ({ id, name }): Column => ({
      kind: 'money',
      heading: name,
      value: ({ byKind }) => byKind[id] ?? null,
    }),
  );
  return {
    ...sheet,
    fileName: controlListName(run),
    columns: [
      ...(['garden', 'sector', 'holders', 'reference'] as const).map(textColumn),
      ...kinds,
      ...(['amount', 'previous', 'difference'] as const).map(moneyColumn),
      ...(['cause', 'state'] as const).map(textColumn),
    ],
  };
}

/** Names the file of a run's list, before the day. */
export function controlListName({ number }: Pick<ChargeRunDetails, 'number'>): string {
  return `${fileName}-${number === null ? 'szkic' : number.replaceAll('/', '-')}`;
}

function textColumn(key: Key<string>): Column {
  const { label } = chargedSettlementFields[key];
  return { kind: 'text', heading: label, value: (line) => line[key] || null };
}

function moneyColumn(key: 'amount' | 'previous' | 'difference'): Column {
  const { label } = chargedSettlementFields[key];
  return { kind: 'money', heading: label, value: (line) => line[key] };
}
