import {
  type FindingAnswer,
  findingAnswer,
  findingAnswerLabels,
  wantsAnswer,
} from '@grzadka/contract/meter/measurement/finding';
import { measurementEndpoints } from '@grzadka/contract/meter/measurement.endpoints';
import type { SheetMeter } from '@grzadka/contract/meter/sheet/reading-sheet.model';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../../core/access/access.ts';
import { errorText } from '../../../core/api/api-error.ts';
import { call } from '../../../core/api/call.ts';
import type { Refusal } from '../../../core/outbox/kept-entries.ts';
import { Button } from '../../../core/ui/elements/Button.tsx';
import { classNames } from '../../../core/ui/elements/class-names.ts';
import { Notice } from '../../../core/ui/elements/Notice.tsx';
import { Text } from '../../../core/ui/elements/Text.tsx';
import { Select } from '../../../core/ui/fields/Select.tsx';
import { TextBox } from '../../../core/ui/fields/TextBox.tsx';
import { verdictText } from '../../verdict/verdict.text.ts';
import { faultIn, type JudgedLine } from '../judge-line.ts';
import { isClosed, type LineState } from '../line-state.ts';
import { sheetText } from '../sheet.text.ts';
import type { SheetEntry } from '../sheet-entry.ts';
import styles from './LineNotes.module.css';
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
    <div id={id}>
      {reason !== undefined && (
        <Text kind="body2" isWrong>
          {reason}
        </Text>
      )}
      {isRefusingKeys && (
        <Notice tone="warning" className={classNames(styles['note'], styles['warning'])}>
          {closedText}
        </Notice>
      )}
      {findings.map(({ code, level, text }) => {
        const tone = level === 'info' ? 'info' : 'warning';
        return (
          <Notice key={code} tone={tone} className={classNames(styles['note'], styles[tone])}>
            {text}
          </Notice>
        );
      })}
      {answer !== undefined && (
        <Text kind="body2">{sheetText.answered(findingAnswerLabels[answer])}</Text>
      )}
      {isAsked && isClosed(state) && answer === undefined && (
        <LineAnswer
          name={name}
          measurementId={measurementId}
          onAnswered={(given) => tools.answer(meter.id, given)}
        />
      )}
    </div>
  );
}

const answerOptions = Object.entries(findingAnswerLabels).map(([value, label]) => ({
  value,
  label,
}));

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
  if (!mayConfirm) return <Text kind="body2">{sheetText.waits}</Text>;
  return (
    <div className={styles['answer']}>
      <div className={styles['field']}>
        <Select
          size="small"
          label={verdictText.answer}
          aria-label={`${verdictText.answer}: ${name}`}
          isLow
          value={answer ?? ''}
          options={answerOptions}
          onChange={(chosen) => setAnswer(findingAnswer.safeParse(chosen).data)}
        />
      </div>
      {answer === 'other' && (
        <div className={styles['field']}>
          <TextBox
            size="small"
            label={verdictText.remark}
            value={remark}
            onChange={({ target }) => setRemark(target.value)}
          />
        </div>
      )}
      <Button
        look="outlined"
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
        <Text role="alert" isWrong kind="body2" className={styles['failure']}>
          {errorText(confirm.error)}
        </Text>
      )}
    </div>
  );
}
