import {
  type FindingAnswer,
  findingAnswer,
  findingAnswerLabels,
  wantsAnswer,
} from '@grzadka/contract/meter/measurement/finding';
import { measurementEndpoints } from '@grzadka/contract/meter/measurement.endpoints';
import type { SheetMeter } from '@grzadka/contract/meter/sheet/reading-sheet.model';
import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../../core/access/access.ts';
import { errorText } from '../../../core/api/api-error.ts';
import { call } from '../../../core/api/call.ts';
import type { Refusal } from '../../../core/outbox/kept-entries.ts';
import { verdictText } from '../../verdict/verdict.text.ts';
import { faultIn, type JudgedLine } from '../judge-line.ts';
import { isClosed, type LineState } from '../line-state.ts';
import { sheetText } from '../sheet.text.ts';
import type { SheetEntry } from '../sheet-entry.ts';
import type { LineTools } from './line-tools.ts';

interface LineNotesProps {
  /** By which the field refers to them. */
  id: string;
  meter: Pick<SheetMeter, 'id'>;
  name: string;
  entry: SheetEntry | undefined;
  state: LineState;
  refusal: Refusal | undefined;
  /** What is to be shown of the value; undefined while it is being typed. */
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

interface LineAnswerProps {
  name: string;
  /** The saved value; undefined while it is on its way. */
  measurementId: string | undefined;
  onAnswered: (answer: FindingAnswer) => void;
}

/** The answer to what was found in a value of the sheet, given below its line; without it the value waits. */
function LineAnswer({ name, measurementId, onAnswered }: LineAnswerProps) {
  const mayConfirm = useMay('measurement:confirm');
  const [answer, setAnswer] = useState<FindingAnswer>();
  const [remark, setRemark] = useState('');
  const confirm = useMutation({
    mutationFn: (given: { measurementId: string; confirmation: FindingAnswer }) =>
      call(measurementEndpoints.confirm, { body: { ...given, remark } }),
    onSuccess: (_, { confirmation }) => onAnswered(confirmation),
  });
  if (!mayConfirm) return <Typography variant="body2">{sheetText.waits}</Typography>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1, mb: 0.5 }}>
      <TextField
        select
        size="small"
        label={verdictText.answer}
        value={answer ?? ''}
        onChange={({ target }) => setAnswer(findingAnswer.safeParse(target.value).data)}
        slotProps={{ htmlInput: { 'aria-label': `${verdictText.answer}: ${name}` } }}
        sx={{ flex: '1 1 14rem', maxWidth: '24rem' }}
      >
        {Object.entries(findingAnswerLabels).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {answer === 'other' && (
        <TextField
          size="small"
          label={verdictText.remark}
          value={remark}
          onChange={({ target }) => setRemark(target.value)}
          sx={{ flex: '1 1 14rem', maxWidth: '24rem' }}
        />
      )}
      <Button
        variant="outlined"
        size="small"
        disabled={answer === undefined || measurementId === undefined || confirm.isPending}
        onClick={() => {
          if (answer === undefined || measurementId === undefined) return;
          confirm.mutate({ measurementId, confirmation: answer });
        }}
      >
        {sheetText.saveAnswer}
      </Button>
      {confirm.error && (
        <Typography role="alert" color="error" variant="body2" sx={{ width: '100%' }}>
          {errorText(confirm.error)}
        </Typography>
      )}
    </Box>
  );
}
