import type { FindingAnswer } from '@grzadka/contract/meter/measurement/finding';
import type { SheetMeter } from '@grzadka/contract/meter/sheet/reading-sheet.model';
import type { JudgedLine } from '../judge-line.ts';

/** What a line can ask of its sheet. */
export interface LineTools {
  /** Takes what is typed in the field. */
  readonly type: (meter: SheetMeter, typed: string) => void;
  /** Gives it to be saved, as far as it is a value, and says what is found in it. */
  readonly save: (
    meter: SheetMeter,
    measuredAt: string | null,
    judged: JudgedLine | undefined,
  ) => void;
  /** Notes how what was found in a saved value was answered. */
  readonly answer: (meterId: string, answer: FindingAnswer) => void;
  /** Opens the way to take a saved value back and state the right one. */
  readonly correct: (meter: SheetMeter, measurementId: string) => void;
  /** Says something to people who cannot see the line. */
  readonly say: (text: string) => void;
  /** Takes the keyboard to the field that looks for a line. */
  readonly jump: () => void;
  /** Takes the keyboard to a line, and beyond the first and the last. */
  readonly go: (index: number) => void;
  /** Notes in which line the keyboard is. */
  readonly note: (meterId: string) => void;
}
