import { findingAnswerLabels, wantsAnswer } from '@grzadka/contract/meter/verdict/finding';
import type { SheetMeter } from '@grzadka/contract/meter/sheet/reading-sheet.model';
import { Alert, Box, Typography } from '@mui/material';
import { useMay } from '../../../core/access/access.ts';
import type { Refusal } from '../../../core/outbox/kept-entries.ts';
import { LineAnswer } from './LineAnswer.tsx';
import { faultIn, type JudgedLine } from './judge-line.ts';
import type { SheetEntry } from '../sheet-entry.ts';
import { isClosed, type LineState } from './line-state.ts';
import type { LineTools } from './line-tools.ts';
import { sheetText } from '../sheet.text.ts';

interface LineNotesProps {
  /** By which the field refers to them. */
  id: string;
  meter: Pick<SheetMeter, 'id'>;
  name: string;
  entry: SheetEntry | undefined;
  state: LineState;
  refusal: Refusal | undefined;
  /** What is to be told of the value; undefined while it is being typed. */
  judged: JudgedLine | undefined;
  /** Somebody types into a field that takes nothing. */
  isRefusingKeys: boolean;
  tools: LineTools;
}

/** What there is to say of a line, below it: why it is not saved, what was found, and the way to answer. */
export function LineNotes({
  id,
  meter,
  name,
  entry,
  state,
  refusal,
  judged,
  isRefusingKeys,
  tools,
}: LineNotesProps) {
  const mayCorrect = useMay('measurement:reverse');
  const findings = state === 'empty' || state === 'faulty' ? [] : (judged?.findings ?? []);
  const isAsked = findings.some(({ code }) => wantsAnswer(code));
  const { measurementId, answer } = entry ?? {};
  const reason =
    state === 'faulty'
      ? faultIn(entry?.typed ?? '')
      : refusal && (Object.values(refusal.fields)[0] ?? refusal.message);
  const closedText =
    state === 'waiting'
      ? sheetText.onItsWay
      : mayCorrect
        ? sheetText.saved
        : sheetText.savedElsewhere;
  return (
    <Box id={id}>
      {reason !== undefined && (
        <Typography variant="body2" color="error">
          {reason}
        </Typography>
      )}
      {isRefusingKeys && (
        <Alert severity="warning" sx={noteStyle('warning')}>
          {closedText}
        </Alert>
      )}
      {findings.map(({ code, level, text }) => {
        const tone = level === 'info' ? 'info' : 'warning';
        return (
          <Alert key={code} severity={tone} sx={noteStyle(tone)}>
            {text}
          </Alert>
        );
      })}
      {answer !== undefined && (
        <Typography variant="body2">{sheetText.answered(findingAnswerLabels[answer])}</Typography>
      )}
      {isAsked && isClosed(state) && answer === undefined && (
        <LineAnswer
          name={name}
          measurementId={measurementId}
          onAnswered={(given) => tools.answer(meter.id, given)}
        />
      )}
    </Box>
  );
}

const noteStyle = (tone: 'warning' | 'info') =>
  ({ mt: 0.5, py: 0, bgcolor: `${tone}.light`, color: 'text.primary' }) as const;
