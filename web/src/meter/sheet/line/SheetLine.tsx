import { meterUnits } from '@grzadka/contract/meter/meter.labels';
import type { SheetMeter } from '@grzadka/contract/meter/sheet/reading-sheet.model';
import type { VerdictContext } from '@grzadka/contract/meter/verdict/verdict-context';
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type RefCallback,
  useId,
  useMemo,
  useState,
} from 'react';
import { useMay } from '../../../core/access/access.ts';
import lines from '../../../core/list/rows/lines.module.css';
import type { OutboxEntry } from '../../../core/outbox/outbox-view.ts';
import { Button } from '../../../core/ui/elements/Button.tsx';
import { classNames } from '../../../core/ui/elements/class-names.ts';
import { TextBox } from '../../../core/ui/fields/TextBox.tsx';
import { useSettled } from '../../../core/ui/hooks/useSettled.ts';
import { typingPause } from '../../../core/ui/typing-pause.ts';
import { meterName, valueText } from '../../meter.text.ts';
import type { TypedReading } from '../../outbox/reading-outbox.ts';
import { type JudgedLine, judgeLine } from '../judge-line.ts';
import { isClosed, type LineState, lineState } from '../line-state.ts';
import styles from '../sheet.module.css';
import { beforeText, sheetText, stateLabels, usageText } from '../sheet.text.ts';
import type { SheetEntry } from '../sheet-entry.ts';
import { LineNotes } from './LineNotes.tsx';
import type { LineTools } from './line-tools.ts';

/** By which a line's field is known among others. */
const lineField = { 'data-line-field': true };

interface SheetLineProps {
  meter: SheetMeter;
  index: number;
  totalItems: number;
  entry: SheetEntry | undefined;
  /** What of it waits in the outbox. */
  queued: OutboxEntry<TypedReading> | undefined;
  /** What a verdict needs to know; undefined until it is there. */
  context: VerdictContext | undefined;
  measuredAt: string | null;
  tools: LineTools;
  measure: RefCallback<HTMLElement>;
}

/** A line of the sheet: the meter, what it showed before, the field, and what there is to say of what is typed. */
export const SheetLine = memo(function SheetLine({
  meter,
  index,
  totalItems,
  entry,
  queued,
  context,
  measuredAt,
  tools,
  measure,
}: SheetLineProps) {
  const notesId = useId();
  const [isRefusingKeys, setRefusingKeys] = useState(false);
  const typed = entry?.typed ?? '';
  const present = useJudged(typed, context, measuredAt);
  // Of what was given to be saved, as it was then: what is known by now may have it.
  const judged = entry?.clientKey === undefined ? present : (entry.told ?? present);
  const settled = useSettled(typed, typingPause);
  const state = lineState(entry, queued);
  const closed = isClosed(state);
  const name = [meter.plot && `${sheetText.plot} ${meter.plot}`, meterName(meter)]
    .filter(Boolean)
    .join(', ');

  /** Leaves the field: what stands in it is saved. */
  const leave = (): void => {
    tools.save(meter, measuredAt, judged);
    const found = closed ? [] : (judged?.findings ?? []);
    if (typed !== '' && found.length > 0) {
      tools.say([name, ...found.map(({ text }) => text)].join('. '));
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, shiftKey } = event;
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = key === 'Enter' ? (shiftKey ? -1 : 1) : arrows[key];
    if (step !== undefined) {
      event.preventDefault();
      leave();
      tools.go(index + step);
    } else if (key === '/') {
      event.preventDefault();
      leave();
      tools.jump();
    } else if (key === 'Tab') {
      leave();
    } else if (closed && (key.length === 1 || key === 'Backspace' || key === 'Delete')) {
      setRefusingKeys(true);
    }
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    setRefusingKeys(false);
    // A finger goes from field to field; whoever goes elsewhere may not have finished.
    if (relatedTarget instanceof Element && relatedTarget.matches('[data-line-field]')) leave();
  };

  return (
    <li
      ref={measure}
      className={classNames(lines['line'], styles['line'])}
      data-line
      data-index={index}
      data-state={state}
      aria-setsize={totalItems}
      aria-posinset={index + 1}
    >
      <strong data-cell>{meter.plot ?? sheetText.none}</strong>
      <span data-cell>{meterName(meter)}</span>
      <span data-cell data-serial>
        {judged?.serialNumber ?? meter.serialNumber ?? sheetText.none}
      </span>
      <span data-cell data-before>
        {judged ? beforeText(judged, meter.type) : lastText(meter)}
      </span>
      <div data-cell className={styles['field']}>
        <TextBox
          size="small"
          value={typed}
          isWrong={state === 'faulty' || state === 'refused'}
          end={meterUnits[meter.type]}
          onChange={({ target }) => tools.type(meter, target.value.replaceAll('.', ','))}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
          htmlInput={{
            'aria-label': sheetText.valueOf(name),
            'aria-describedby': notesId,
            ...lineField,
            inputMode: 'decimal',
            enterKeyHint: 'next',
            readOnly: closed,
            onFocus: () => tools.note(meter.id),
          }}
        />
      </div>
      <div data-cell data-use>
        {judged && usageText(judged, meter.type)}
        <LineStanding meter={meter} name={name} entry={entry} state={state} tools={tools} />
      </div>
      <LineNotes
        id={notesId}
        meter={meter}
        name={name}
        entry={entry}
        state={state}
        refusal={queued?.refusal}
        // What is still being typed is smaller than any.
        judged={closed || settled === typed ? judged : undefined}
        isRefusingKeys={isRefusingKeys && closed}
        tools={tools}
      />
    </li>
  );
});

const arrows: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** What the list knows of the last reading, until more is. */
function lastText({ lastMeasurement, type }: SheetMeter): string {
  return lastMeasurement ? valueText(lastMeasurement.value, type) : '';
}

function useJudged(
  typed: string,
  context: VerdictContext | undefined,
  measuredAt: string | null,
): JudgedLine | undefined {
  const [openedAt] = useState(() => new Date());
  return useMemo(
    () => context && judgeLine(typed, context, { measuredAt, now: openedAt }),
    [typed, context, measuredAt, openedAt],
  );
}

interface LineStandingProps {
  meter: SheetMeter;
  name: string;
  entry: SheetEntry | undefined;
  state: LineState;
  tools: LineTools;
}

/** How a line stands, in a word, and the way to correct what is saved. */
function LineStanding({ meter, name, entry, state, tools }: LineStandingProps) {
  const mayCorrect = useMay('measurement:reverse');
  const measurementId = entry?.measurementId;
  if (state === 'empty') return null;
  const isWrong = state === 'faulty' || state === 'refused';
  return (
    <div className={classNames(styles['standing'], isWrong && styles['wrong'])}>
      {stateLabels[state]}
      {state === 'saved' && mayCorrect && measurementId !== undefined && (
        <Button
          size="small"
          aria-label={sheetText.correctOf(name)}
          onClick={() => tools.correct(meter, measurementId)}
          className={styles['correct']}
        >
          {sheetText.correct}
        </Button>
      )}
    </div>
  );
}
