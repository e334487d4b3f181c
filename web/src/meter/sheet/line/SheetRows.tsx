import type { SheetMeter } from '@grzadka/contract/meter/sheet/reading-sheet.model';
import { type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import { ScrolledRows } from '../../../core/list/rows/ScrolledRows.tsx';
import { useFitOfRows } from '../../../core/list/rows/useColumns.ts';
import { useRowWindow } from '../../../core/list/rows/useRowWindow.ts';
import { useLatest } from '../../../core/useLatest.ts';
import { useContexts } from '../sheet.queries.ts';
import { sheetText } from '../sheet.text.ts';
import { type Sheet, useEntries } from '../useSheet.ts';
import type { LineTools } from './line-tools.ts';
import { SheetLine } from './SheetLine.tsx';

/** What the surroundings of the lines may ask of them. */
export interface LinesHandle {
  /** Takes the keyboard to the field of a line, wherever the sheet is scrolled. */
  readonly focusLine: (index: number) => void;
}

interface SheetRowsProps {
  ref: Ref<LinesHandle>;
  rows: readonly SheetMeter[];
  totalItems: number;
  isWide: boolean;
  /** Measures whether columns fit, once there are lines to measure. */
  fit: () => void;
  sheet: Sheet;
  /** When the readings were taken; null: when they are typed. */
  measuredAt: string | null;
  /** Whether readings can be of that time: nothing is saved under one that is not. */
  isUsable: boolean;
  /** Hears that something is typed. */
  onTyping: () => void;
  tools: Pick<LineTools, 'say' | 'correct'>;
  /** Where the keyboard goes from the first line upwards, and from any by '/'. */
  onJump: () => void;
  /** Where it goes from the last line downwards. */
  onEnd: () => void;
  /** What stands below the last line. */
  children: ReactNode;
}

/** The lines of a sheet: any number; those in view are rendered, and the one that is typed in. */
export function SheetRows({
  ref,
  rows,
  totalItems,
  isWide,
  fit,
  sheet,
  measuredAt,
  isUsable,
  onTyping,
  tools,
  onJump,
  onEnd,
  children,
}: SheetRowsProps) {
  const entries = useEntries(sheet);
  const rowWindow = useRowWindow({ rows, isWide });
  const { scroller, activeIndex, setActiveId, rowsToRender, measureRow, reveal } = rowWindow;
  useFitOfRows(fit, rows, rowsToRender.length > 0);
  const inView = rowsToRender.map(({ index }) => index).filter((index) => index !== activeIndex);
  const range = { first: inView[0] ?? 0, last: inView.at(-1) ?? 0 };
  const contexts = useContexts(rows, measuredAt, range);

  function focusLine(index: number): void {
    // At once: the next key may be pressed before anything is rendered by itself.
    flushSync(() => setActiveId(rows[index]?.id));
    reveal(index);
    const line = scroller.current?.querySelector(`[data-index="${index}"]`);
    line?.querySelector('input')?.focus({ preventScroll: true });
  }
  useImperativeHandle(ref, () => ({ focusLine }));

  const latest = useLatest({
    ...tools,
    type: (...typed: Parameters<LineTools['type']>) => {
      onTyping();
      sheet.type(...typed);
    },
    save: (...typed: Parameters<LineTools['save']>) => {
      if (isUsable) sheet.save(...typed);
    },
    answer: (...given: Parameters<LineTools['answer']>) => sheet.answer(...given),
    jump: onJump,
    go: (index: number) => {
      if (index < 0) onJump();
      else if (index >= rows.length) onEnd();
      else focusLine(index);
    },
    note: setActiveId,
  });
  // The same for good, so that a line is rendered again only when something of it changes.
  const [lineTools] = useState<LineTools>(() => ({
    type: (...args) => latest.current.type(...args),
    save: (...args) => latest.current.save(...args),
    answer: (...args) => latest.current.answer(...args),
    correct: (...args) => latest.current.correct(...args),
    say: (...args) => latest.current.say(...args),
    jump: () => latest.current.jump(),
    go: (index) => latest.current.go(index),
    note: (id) => latest.current.note(id),
  }));

  return (
    <ScrolledRows rowWindow={rowWindow} label={sheetText.list} footer={children}>
      {rowsToRender.map(({ key, index }) => {
        const meter = rows[index];
        if (!meter) return null;
        const entry = entries.get(meter.id);
        return (
          <SheetLine
            key={key}
            meter={meter}
            index={index}
            totalItems={totalItems}
            entry={entry}
            queued={sheet.queuedOf(entry)}
            context={contexts.get(meter.id)}
            measuredAt={measuredAt}
            tools={lineTools}
            measure={measureRow}
          />
        );
      })}
    </ScrolledRows>
  );
}
