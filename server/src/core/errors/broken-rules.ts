import { AppError } from './app-error.ts';
import { isReferenceBroken, violatedConstraint } from './database-error.ts';

/** The refusals by the constraint that a statement broke. */
export type BrokenRules = Readonly<Record<string, () => AppError>>;

/** Says in words which of a table's own rules a change broke: `change(…).catch(explainBroken({ … }))`. */
export function explainBroken(rules: BrokenRules): (error: unknown) => never {
  return (error) => {
    const refusal = rules[violatedConstraint(error) ?? ''];
    throw refusal ? refusal() : error;
  };
}

/** Says so of a deletion of what any others refer to. */
export function explainReferred(message: string): (error: unknown) => never {
  return (error) => {
    throw isReferenceBroken(error) ? new AppError('conflict', { message }) : error;
  };
}
