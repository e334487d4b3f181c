import { findingTexts } from '@grzadka/contract/meter/verdict/finding-texts';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { DayField } from '../../core/ui/dates/DayField.tsx';
import { TimeField } from '../../core/ui/dates/TimeField.tsx';
import type { SheetTime } from './kept-sheet.ts';
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
    <Box sx={barStyle}>
      {isFixed ? (
        <Typography title={sheetText.fixedDay} sx={{ fontWeight: 700, alignSelf: 'center' }}>
          {sheetText.ofDay(time)}
        </Typography>
      ) : (
        <TimeFields time={time} onChange={onChangeTime} />
      )}
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, maxWidth: '48rem' }}>{jump}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>{children}</Box>
    </Box>
  );
}

function TimeFields({ time, onChange }: { time: SheetTime; onChange: (time: SheetTime) => void }) {
  const { day } = time;
  const fault = day === '' ? sheetText.dayMissing : day > today() ? findingTexts.future : undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { flex: '1 1 10rem' } }}>
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
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1.5,
  px: { xs: 2, sm: 3 },
  pt: 2,
  pb: { xs: 1, sm: 1.25 },
  borderBottom: 1,
  borderColor: 'divider',
  displayPrint: 'none',
} as const;
