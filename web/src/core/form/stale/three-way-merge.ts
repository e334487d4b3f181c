import { isEqual } from 'es-toolkit/predicate';

/** What the fields of a form hold, by their names. */
export type FieldsValues = Readonly<Record<string, unknown>>;

/** The three versions of a record that meet when somebody else was quicker to save it. */
export interface Versions {
  /** What the form was opened with: what both sides began from. */
  readonly base: FieldsValues;
  /** What stands in the form. */
  readonly mine: FieldsValues;
  /** What is saved by now. */
  readonly theirs: FieldsValues;
}

/** What becomes of three versions, field by field. */
export interface Merge {
  /** Every field; one that both sides changed differently holds mine. */
  readonly values: FieldsValues;
  /** The fields that only they changed. */
  readonly joined: readonly string[];
  /** The fields that both sides changed, each in another way. */
  readonly conflicts: readonly string[];
}

/**
 * Merges two changes of one record (docs/product/rules.md#stale-saves): a field that only one side
 * changed is that side's, a field that both changed is a conflict unless they agree.
 * @param asSent what would be sent of the values; undefined where they could not be sent. By it two
 *   spellings of one value are the same, such as a phone number with and without spaces
 */
export function mergeThreeWays(
  versions: Versions,
  asSent: (values: FieldsValues) => FieldsValues | undefined = (values) => values,
): Merge {
  const versionOf = (typed: FieldsValues): Version => ({ typed, sent: asSent(typed) });
  const base = versionOf(versions.base);
  const mine = versionOf(versions.mine);
  const theirs = versionOf(versions.theirs);
  const values: Record<string, unknown> = {};
  const joined: string[] = [];
  const conflicts: string[] = [];
  for (const name of new Set(Object.keys({ ...mine.typed, ...theirs.typed }))) {
    const isMineNew = !isSame(name, base, mine);
    const isTheirsNew = !isSame(name, base, theirs) && !isSame(name, mine, theirs);
    values[name] = (isTheirsNew && !isMineNew ? theirs : mine).typed[name];
    if (isTheirsNew) (isMineNew ? conflicts : joined).push(name);
  }
  return { values, joined, conflicts };
}

interface Version {
  readonly typed: FieldsValues;
  readonly sent: FieldsValues | undefined;
}

function isSame(name: string, one: Version, other: Version): boolean {
  if (isEqual(one.typed[name], other.typed[name])) return true;
  // A field that is not sent, or as none, may hold what was typed for later all the same.
  const sent = one.sent?.[name] ?? null;
  return sent !== null && isEqual(sent, other.sent?.[name]);
}
