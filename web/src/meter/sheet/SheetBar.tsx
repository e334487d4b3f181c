import { findingTexts } from '@grzadka/contract/meter/verdict/finding-texts';
import type { ReactNode } from 'react';
import { DayField } from '../../core/ui/dates/DayField.tsx';
import { TimeField } from '../../core/ui/dates/TimeField.tsx';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import type { SheetTime } from './kept-sheet.ts';
import styles from './SheetBar.module.css';
import { sheetText } from './sheet.text.ts';
import { today } from './sheet-time.ts';

interface SheetBarProps {
  time: SheetTime;
  /** Whether something was given to be saved with it, so that it stays. */
  isFixed: boolean;
  onChangeTime: (time: SheetTime) => void;
  /** The field that looks for a line. */
  jump: ReactNode;
  /** What narrows the sheet, and what else can be done. */
  children: ReactNode;
}

/** What stands above the lines: the day of all readings, the way to a line, and what the sheet is of. */
export function SheetBar({ time, isFixed, onChangeTime, jump, children }: SheetBarProps) {
  return (
    <div className={styles['bar']}>
      {isFixed ? (
        <Text isBold title={sheetText.fixedDay} className={styles['day']}>
          {sheetText.ofDay(time)}
        </Text>
      ) : (
        <TimeFields time={time} onChange={onChangeTime} />
      )}
      <div className={styles['jump']}>{jump}</div>
      <Row isCentred gap={8}>
        {children}
      </Row>
    </div>
  );
}

function TimeFields({ time, onChange }: { time: SheetTime; onChange: (time: SheetTime) => void }) {
  const { day } = time;
  const fault = day === '' ? sheetText.dayMissing : day > today() ? findingTexts.future : undefined;
  return (
    <Row gap={12} className={styles['dayAndTime']}>
      <DayField
        label={sheetText.day}
        value={day}
        unread={() => ''}
        error={fault}
        onChange={(next) => onChange({ ...time, day: next })}
      />
      <TimeField
        label={sheetText.time}
        value={time.time}
        onChange={(next) => onChange({ ...time, time: next })}
      />
    </Row>
  );
}
