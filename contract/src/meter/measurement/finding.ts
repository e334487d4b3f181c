import * as z from 'zod/mini';
import { keyOf } from '../../core/fields.ts';
import { messages } from '../../core/messages.ts';

/**
 * How much a finding weighs: what refuses is not stored, what is to be confirmed is stored and waits for an answer, the
 * rest is only shown.
 */
export type FindingLevel = 'refuse' | 'confirm' | 'info';

/** What a verdict may find, in the order in which it is shown, and how much that weighs. */
export const findingLevels = {
  future: 'refuse',
  'no-device': 'refuse',
  inactive: 'confirm',
  'too-many-digits': 'confirm',
  smaller: 'confirm',
  'larger-than-next': 'confirm',
  'too-large': 'confirm',
  'duplicate-day': 'confirm',
  'already-charged': 'confirm',
  'no-consumption': 'info',
  swapped: 'info',
  legalisation: 'info',
} as const satisfies Record<string, FindingLevel>;

export type FindingCode = keyof typeof findingLevels;

export const findingCode = keyOf(findingLevels, messages.invalidValue);

/** What a finding that waits for an answer is called where many are shown in few words. */
export const confirmedFindingLabels = {
  inactive: 'Licznik nieaktywny',
  'too-many-digits': 'Za dużo cyfr',
  smaller: 'Mniejszy od poprzedniego',
  'larger-than-next': 'Większy od późniejszego',
  'too-large': 'Ponad 10 razy więcej niż zwykle',
  'duplicate-day': 'Drugi odczyt z tego dnia',
  'already-charged': 'Okres już naliczony',
} as const satisfies Partial<Record<FindingCode, string>>;

export type ConfirmedFindingCode = keyof typeof confirmedFindingLabels;

/** What a finding that is only shown is called there. */
export const shownFindingLabels = {
  'no-consumption': 'Brak zużycia',
  swapped: 'Możliwa zamiana cyfr',
  legalisation: 'Legalizacja po terminie',
} as const satisfies Partial<Record<FindingCode, string>>;

/** Whether the finding waits for an answer. */
export function wantsAnswer(code: FindingCode): code is ConfirmedFindingCode {
  return findingLevels[code] === 'confirm';
}

/** Something that a verdict finds in a value read; `text` says it to whoever typed it. */
export const finding = z.object({
  code: findingCode,
  level: z.enum(['refuse', 'confirm', 'info'] satisfies FindingLevel[]),
  text: z.string(),
});

export type Finding = z.infer<typeof finding>;

/** What may be answered to a finding; one answer is given to all of a value. */
export const findingAnswerLabels = {
  'rolled-over': 'Licznik przeszedł przez zero',
  'previous-wrong': 'Poprzedni odczyt był błędny',
  'really-so': 'Sprawdzono, wartość jest prawidłowa',
  leak: 'Awaria lub wyciek',
  other: 'Inny powód',
} as const;

export type FindingAnswer = keyof typeof findingAnswerLabels;

export const findingAnswer = keyOf(findingAnswerLabels, 'Wybierz odpowiedź');
