import { counted } from '@grzadka/contract/core/counted';
import { figuresOf } from '@grzadka/contract/core/figures';
import type { MeasuredStep, MeasuredUpdate } from './measure-update.ts';
import type { TableChange } from './table-changes.ts';

/** A step that takes less is one of 'the others'. */
const worthNaming = { seconds: 1, rows: 1000 };

/** What the update does to the data, in lines for the operator; each step where `isFull`, else those that take their time. */
export function describeUpdate({ steps, seconds }: MeasuredUpdate, isFull: boolean): string[] {
  const changes = steps.flatMap((step) => step.changes);
  const named = isFull ? steps : steps.filter(takesItsTime);
  const others = steps.length - named.length;
  return [
    `Kroki aktualizacji: ${steps.length}, zmierzone na kopii tych danych: ${describeSeconds(seconds)}.`,
    ...describeSum(changes).map((line) => `  ${line}`),
    ...(named.length === 0 ? [] : [isFull ? 'Po kolei:' : 'Najdłuższe i największe:']),
    ...named.map((step) => `  ${describeStep(step)}`),
    ...(others > 0 && named.length > 0
      ? [
          `  i ${counted(others, { one: 'krótszy', few: 'krótsze', many: 'krótszych' })} (wszystkie pokazuje --all)`,
        ]
      : []),
  ];
}

/** How long something takes, for somebody who plans by it: '40 s', '3 min'. */
export function describeSeconds(seconds: number): string {
  if (seconds < 1) return 'poniżej 1\u00a0s';
  if (seconds < 120) return `około ${Math.ceil(seconds)}\u00a0s`;
  return `około ${Math.ceil(seconds / 60)}\u00a0min`;
}

function takesItsTime({ seconds, changes }: MeasuredStep): boolean {
  return seconds >= worthNaming.seconds || sumOfRows(changes) >= worthNaming.rows;
}

function describeSum(changes: readonly TableChange[]): string[] {
  const made = new Set(changes.filter(({ kind }) => kind === 'made').map(({ table }) => table));
  const dropped = changes.filter(({ kind, table }) => kind === 'dropped' && !made.has(table));
  const added = changes.flatMap((change) => change.addedColumns);
  const removed = changes.flatMap((change) => change.droppedColumns);
  return [
    `nowe tabele: ${made.size}, nowe kolumny: ${added.length}`,
    `usuwane tabele: ${nameList(dropped.map(({ table }) => table))}, usuwane kolumny: ${removed.length}`,
    `zapisywane wiersze: ${whole(sumOfRows(changes))}`,
  ];
}

function describeStep({ name, seconds, changes }: MeasuredStep): string {
  const told = changes.map(describeChange);
  const what = told.length === 0 ? 'bez zmian w tabelach' : told.join('; ');
  return `${name}: ${what} (${figuresOf(seconds, { places: 1, groupedFrom: 5 })}\u00a0s)`;
}

function describeChange({
  table,
  kind,
  addedColumns,
  droppedColumns,
  writtenRows,
}: TableChange): string {
  const parts = [
    ...(kind === 'made' ? ['nowa tabela'] : []),
    ...(kind === 'dropped' ? ['tabela znika'] : []),
    ...(addedColumns.length > 0 ? [`nowe kolumny ${addedColumns.join(', ')}`] : []),
    ...(droppedColumns.length > 0 ? [`znikają kolumny ${droppedColumns.join(', ')}`] : []),
    ...(writtenRows > 0 ? [`zapisane wiersze: ${whole(writtenRows)}`] : []),
  ];
  return `${table} (${parts.length === 0 ? 'nowa nazwa' : parts.join(', ')})`;
}

function nameList(names: readonly string[]): string {
  return names.length === 0 ? '0' : `${names.length} (${names.join(', ')})`;
}

function sumOfRows(changes: readonly TableChange[]): number {
  return changes.reduce((sum, { writtenRows }) => sum + writtenRows, 0);
}

const whole = (count: number) => figuresOf(count, { places: 0, groupedFrom: 5 });
