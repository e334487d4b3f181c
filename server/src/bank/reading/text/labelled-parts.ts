import { foldText } from '#src/core/fold-text.ts';
import { cleanText, cleanTextOrNull } from './clean-text.ts';
import { type Accounts, type OwnSide, partiesOf } from './parties.ts';

/** What a label in front of a part of a description says that it is. */
export type LabelRole = 'payer' | 'payee' | 'name' | 'title' | 'kept-in-raw';

/** What a description says of an operation. */
export interface Description extends Accounts {
  readonly name: string | null;
  readonly title: string;
}

/**
 * Takes a description apart whose parts have labels, 'Tytuł: opłata'. Labels are folded in `roles`; a part without a
 * known one belongs to the title.
 */
export function readLabelledParts(
  parts: readonly string[],
  roles: ReadonlyMap<string, LabelRole>,
  side: OwnSide,
): Description {
  const found: Record<LabelRole, string[]> = {
    payer: [],
    payee: [],
    name: [],
    title: [],
    'kept-in-raw': [],
  };
  for (const part of parts) {
    const [label, role] = labelOf(part, roles);
    if (role === undefined) found.title.push(part);
    else found[role].push(part.slice(label.length));
  }
  return {
    name: cleanTextOrNull(found.name.join(' ')),
    ...partiesOf(found, side),
    title: cleanText(found.title.join(' ')),
  };
}

/** The label of a part with its colon, and its role; undefined where it has none that is known. */
export function labelOf(
  part: string,
  roles: ReadonlyMap<string, LabelRole>,
): [string, LabelRole | undefined] {
  const label = /^[^:]{1,40}:/.exec(part)?.[0] ?? '';
  return [label, roles.get(foldText(label))];
}
