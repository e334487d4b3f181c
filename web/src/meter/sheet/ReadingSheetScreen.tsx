import { readingSheetList } from '@grzadka/contract/meter/sheet/reading-sheet.list';
import { mostSheetMeters } from '@grzadka/contract/meter/sheet/reading-sheet.model';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ListVisit, useListVisit } from '../../core/list/address/useListVisit.ts';
import { useNarrowedRows } from '../../core/list/loading/useNarrowedRows.ts';
import { useResetList } from '../../core/list/loading/useResetList.ts';
import lineStyles from '../../core/list/rows/lines.module.css';
import { useColumns } from '../../core/list/rows/useColumns.ts';
import { ListFooter } from '../../core/list/screen/ListFooter.tsx';
import { ListNarrowing } from '../../core/list/screen/ListNarrowing.tsx';
import { useSearchParams } from '../../core/navigation/place.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Unseen } from '../../core/ui/elements/Unseen.tsx';
import { usePrinting } from '../../core/ui/hooks/usePrinting.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { ToastPlace } from '../../core/ui/toasts/ToastPlace.tsx';
import { meterPaths, meterQuery } from '../meter.paths.ts';
import { JumpField } from './JumpField.tsx';
import { type LinesHandle, SheetRows } from './line/SheetRows.tsx';
import { useCorrection } from './line/useCorrection.ts';
import styles from './ReadingSheetScreen.module.css';
import { SheetBar } from './SheetBar.tsx';
import { SheetSummary } from './SheetSummary.tsx';
import { sheetSource } from './sheet.queries.ts';
import { sheetText } from './sheet.text.ts';
import { askedTime, isUsable, measuredAtOf, presentTime } from './sheet-time.ts';
import { useSheet } from './useSheet.ts';

/** The shares of the sheet's columns in the room that the longest words leave. */
const lineShares = [0, 2, 1.2, 1.2, 0, 1.8] as const;

const ReverseDialog = latePart(
  async () => (await import('../reversal/ReverseDialog.tsx')).ReverseDialog,
);

/** The readings of many meters, typed from a sheet of paper (docs/product/readings.md#sheet). */
export function ReadingSheetScreen() {
  const visit = useListVisit();
  return <VisitedSheet key={visit.id} visit={visit} />;
}

/** One visit of the sheet. */
function VisitedSheet({ visit }: { visit: ListVisit }) {
  const narrowed = useNarrowedRows(sheetSource, visit);
  const { listRows } = narrowed;
  const { loaded } = listRows;
  const rows = useMemo(() => loaded?.rows.slice(0, mostSheetMeters) ?? [], [loaded]);
  useEffect(() => {
    // All of them: who looks for a plot does not scroll first.
    if (rows.length < mostSheetMeters) listRows.loadMore();
  });
  const resetList = useResetList(sheetSource);

  const sheet = useSheet();
  const [address] = useSearchParams();
  const [opened] = useState(() => askedTime(address.get(meterQuery.day)) ?? presentTime());
  const time = sheet.time ?? opened;
  const measuredAt = measuredAtOf(time) ?? null;
  const { correction, ...correcting } = useCorrection(sheet);
  const [said, say] = useState('');
  const [isSummary, setSummary] = useState(false);
  const isPrinting = usePrinting();

  const frame = useRef<HTMLDivElement>(null);
  const { isWide, fit } = useColumns(frame, lineShares);
  const lines = useRef<LinesHandle>(null);
  const jumpInput = useRef<HTMLInputElement>(null);
  const summaryButton = useRef<HTMLButtonElement>(null);
  const retryButton = useRef<HTMLButtonElement>(null);
  const totalItems = loaded?.totalItems ?? 0;
  useLayoutEffect(fit, [fit, isSummary]);
  const isReady = rows.length > 0 && isWide !== undefined;
  const beginTyping = useEffectEvent(() => {
    // Who is in a field already, such as that of the day, stays there.
    if (document.activeElement instanceof HTMLInputElement) return;
    const wanted = rows.findIndex(({ id }) => id === address.get(meterQuery.meter));
    const unread = rows.findIndex(({ id }) => !sheet.kept.entries().has(id));
    lines.current?.focusLine(wanted < 0 ? Math.max(0, unread) : wanted);
  });
  useEffect(() => {
    // To focus a line is to render it at once, which an effect itself may not do.
    if (isReady) queueMicrotask(() => beginTyping());
  }, [isReady]);

  return (
    <Screen title={sheetText.title} back={meterPaths.list} scroll="content">
      {isSummary || isPrinting ? (
        <SheetSummary
          sheet={sheet}
          time={time}
          rows={rows}
          onBack={() => {
            setSummary(false);
            // The field is there once the lines are.
            requestAnimationFrame(() => jumpInput.current?.focus());
          }}
        />
      ) : (
        <>
          <SheetBar
            time={time}
            isFixed={sheet.isBegun}
            onChangeTime={(next) => sheet.kept.setTime(next)}
            jump={
              <JumpField
                inputRef={jumpInput}
                rows={rows}
                isRead={(meterId) => sheet.kept.entries().has(meterId)}
                onFound={(index) => lines.current?.focusLine(index)}
              />
            }
          >
            <Button
              look="outlined"
              ref={summaryButton}
              size="small"
              onClick={() => setSummary(true)}
            >
              {sheetText.summary}
            </Button>
            <ListNarrowing list={readingSheetList} narrowed={narrowed} label={sheetText.settings} />
          </SheetBar>
          {totalItems > mostSheetMeters && (
            <Notice tone="warning">{sheetText.tooMany(mostSheetMeters, totalItems)}</Notice>
          )}
          <div ref={frame} aria-busy={listRows.isReplacing} className={styles['frame']}>
            {rows.length > 0 && <Header />}
            {isWide !== undefined && (
              <SheetRows
                ref={lines}
                rows={rows}
                totalItems={totalItems}
                isWide={isWide}
                fit={fit}
                sheet={sheet}
                measuredAt={measuredAt}
                isUsable={isUsable(time)}
                onTyping={() => sheet.time ?? sheet.kept.setTime(time)}
                tools={{ say, correct: (...asked) => void correcting.ask(...asked) }}
                onJump={() => {
                  jumpInput.current?.focus();
                  jumpInput.current?.select();
                }}
                onEnd={() => summaryButton.current?.focus()}
              >
                <ListFooter
                  listRows={listRows}
                  source={sheetSource}
                  narrowedBy={narrowed.narrowing}
                  retryButton={retryButton}
                  onRetry={listRows.retry}
                  onReload={resetList}
                  onClear={narrowed.clear}
                />
              </SheetRows>
            )}
          </div>
          <ToastPlace />
          <Unseen as="output">{said}</Unseen>
        </>
      )}
      {correction && (
        <ReverseDialog
          open
          meter={correction.meter}
          measurement={correction.measurement}
          onClose={correcting.close}
          onReversed={() => void correcting.done(correction)}
        />
      )}
    </Screen>
  );
}

function Header() {
  const { plot, meter, serialNumber, before, value, used } = sheetText;
  return (
    <div aria-hidden data-line className={lineStyles['header']}>
      {[plot, meter, serialNumber, before, value, used].map((label) => (
        <span key={label} data-cell>
          {label}
        </span>
      ))}
    </div>
  );
}
