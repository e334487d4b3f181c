import { toThousandths } from '@grzadka/contract/core/number/exact-decimal';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { type MeterType, meterTypeLabels } from '@grzadka/contract/meter/meter.labels';
import type { SheetMeter } from '@grzadka/contract/meter/sheet/reading-sheet.model';
import { mdiPrinterOutline } from '@mdi/js';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { FittingTable } from '../../core/ui/fit/FittingTable.tsx';
import { icon } from '../../core/ui/icon.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { valueText } from '../meter.text.ts';
import { numberOf } from './judge-line.ts';
import type { SheetTime } from './kept-sheet.ts';
import type { LineState } from './line-state.ts';
import styles from './SheetSummary.module.css';
import { type KindSum, sheetText, stateLabels, sumText } from './sheet.text.ts';
import type { SheetEntry } from './sheet-entry.ts';
import { type Sheet, useEntries } from './useSheet.ts';

const PrintIcon = icon(mdiPrinterOutline, 'Print');

interface SheetSummaryProps {
  sheet: Sheet;
  time: SheetTime;
  rows: readonly SheetMeter[];
  onBack: () => void;
}

/** What was typed, to be held against the paper: value by value, counted and summed up, with what is not saved. */
export function SheetSummary({ sheet, time, rows, onBack }: SheetSummaryProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const lines = typedLines(useEntries(sheet), rows);
  const states = lines.map(sheet.stateOf);
  const open = (['refused', 'faulty', 'draft', 'waiting'] satisfies LineState[]).flatMap(
    (state) => {
      const count = states.filter((one) => one === state).length;
      return count === 0 ? [] : `${stateLabels[state]}: ${formatDecimal(count)}`;
    },
  );
  return (
    <div className={styles['summary']}>
      <Text as="h2" kind="h6">
        {sheetText.ofDay(time)}
      </Text>
      <Text isBold>{sheetText.typed(lines.length)}</Text>
      {sumsOf(lines).map((sums) => (
        <Text key={sums.type}>{sumText(sums)}</Text>
      ))}
      <Text isQuiet={open.length === 0} isWrong={open.length > 0}>
        {open.length > 0 ? open.join(', ') : lines.length > 0 && sheetText.allSaved}
      </Text>
      <div className={styles['actions']}>
        <Button look="filled" ref={back} onClick={onBack}>
          {sheetText.back}
        </Button>
        <Button look="outlined" startIcon={<PrintIcon />} onClick={() => globalThis.print()}>
          {sheetText.print}
        </Button>
        <NewSheetButton sheet={sheet} onCleared={onBack} />
      </div>
      {lines.length > 0 && (
        <FittingTable aria-label={sheetText.summary} content={lines}>
          <thead>
            <tr>
              <th scope="col">{sheetText.plot}</th>
              <th scope="col">{sheetText.meter}</th>
              <th scope="col">{sheetText.serialNumber}</th>
              <th scope="col" className="number">
                {sheetText.value}
              </th>
              <th scope="col" className="number">
                {sheetText.used}
              </th>
              <th scope="col">{sheetText.state}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr key={line.meterId}>
                <td>{line.plot ?? sheetText.none}</td>
                <td data-label={sheetText.meter}>{line.name}</td>
                <td data-label={sheetText.serialNumber}>{line.serialNumber ?? sheetText.none}</td>
                <td className="number" data-label={sheetText.value}>
                  {Number.isNaN(numberOf(line.typed))
                    ? line.typed
                    : valueText(numberOf(line.typed), line.type)}
                </td>
                <td className="number" data-label={sheetText.used}>
                  {usedText(line)}
                </td>
                <td data-label={sheetText.state}>{stateLabels[states[index] ?? 'empty']}</td>
              </tr>
            ))}
          </tbody>
        </FittingTable>
      )}
    </div>
  );
}

function usedText({ told, type }: SheetEntry): string {
  return typeof told?.used === 'number' ? valueText(told.used, type) : sheetText.none;
}

const ConfirmDialog = latePart(
  async () => (await import('../../core/ui/ConfirmDialog.tsx')).ConfirmDialog,
);

/** Begins a new sheet, once the present one has been held against the paper. */
function NewSheetButton({ sheet, onCleared }: { sheet: Sheet; onCleared: () => void }) {
  const entries = useEntries(sheet);
  const [isAsked, setAsked] = useState(false);
  if (entries.size === 0) return null;
  const states = [...entries.values()].map(sheet.stateOf);
  const lost = states.filter((state) => state === 'draft' || state === 'faulty').length;
  return (
    <>
      <Button look="outlined" onClick={() => setAsked(true)}>
        {sheetText.start}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={sheetText.startTitle}
        text={sheetText.startQuestion}
        confirmLabel={sheetText.start}
        onConfirm={() => {
          setAsked(false);
          sheet.kept.clear();
          onCleared();
        }}
        onCancel={() => setAsked(false)}
      >
        {lost > 0 && (
          <Text isWrong className={styles['lost']}>
            {sheetText.startLost(lost)}
          </Text>
        )}
      </ConfirmDialog>
    </>
  );
}

/** What was typed, in the order of the sheet; of meters that it does not show any more last, as they were typed. */
function typedLines(
  entries: ReadonlyMap<string, SheetEntry>,
  rows: readonly Pick<SheetMeter, 'id'>[],
): SheetEntry[] {
  const shown = rows.flatMap(({ id }) => entries.get(id) ?? []);
  const known = new Set(shown);
  return [...shown, ...[...entries.values()].filter((entry) => !known.has(entry))];
}

/** Count and sums of each kind of meters that something was typed for; what is no value adds nothing. */
function sumsOf(lines: readonly SheetEntry[]): KindSum[] {
  return Object.keys(meterTypeLabels).flatMap((key) => {
    const type = key as MeterType;
    const ofKind = lines.filter(
      (line) => line.type === type && !Number.isNaN(numberOf(line.typed)),
    );
    if (ofKind.length === 0) return [];
    return {
      type,
      count: ofKind.length,
      values: sum(ofKind.map(({ typed }) => numberOf(typed))),
      used: sum(ofKind.map(({ told }) => told?.used ?? 0)),
    };
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + toThousandths(value), 0) / 1000;
}
