import { counted, type Forms } from '@grzadka/contract/core/counted';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { restoreEndpoints } from '@grzadka/contract/core/restore/restore.endpoints';
import { restoreRefusals } from '@grzadka/contract/core/restore/restore.model';
import { alertText } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { focusRow } from '../list/rows/row-focus-wish.ts';
import type { DeletedRow } from '../list/selection/list-bulk.ts';
import { runInPortions } from '../list/selection/run-in-portions.ts';
import { notify } from '../ui/toasts/notify.ts';
import { uiText } from '../ui/ui.text.ts';

/** As many records of one reason are named. */
const mostNamed = 3;

/** What is said once deletions were undone together. */
const undoText = {
  restored: (records: string) => `Przywrócono ${records}`,
  refused: (names: readonly string[], message: string) => {
    const more = names.length - mostNamed;
    const others = more > 0 ? ` i inne: ${formatDecimal(more)}` : '';
    return `Nie udało się przywrócić: ${names.slice(0, mostNamed).join(', ')}${others}. ${message}`;
  },
  open: (count: number) => `Jeszcze nieprzywrócone: ${formatDecimal(count)}.`,
} as const;

interface DeletedTogether {
  readonly listName: string;
  /** The records in the accusative, as 'Przywrócono 12 ogłoszeń' names them. */
  readonly nouns: Forms;
  readonly tellChanged: (options?: { focusRowId?: string }) => void;
}

/**
 * Brings back what was deleted together, each by itself, and shows a message; the first that came back gets the focus in its
 * list. The message says why a record does not come back, and offers again those that had no answer.
 */
export async function undoDeletions(
  deleted: readonly DeletedRow[],
  of: DeletedTogether,
): Promise<void> {
  const entries = deleted.map(({ auditEntry }) => auditEntry);
  const { failed, uncertain, left, error } = await runInPortions([{ ids: entries }], {
    send: ({ ids }) => call(restoreEndpoints.restoreMany, { body: { ids } }),
    onProgress: () => undefined,
    isStopped: () => false,
  });
  // What somebody else brought back, or a try without an answer, is back as well.
  const refused = failed.filter(({ message }) => message !== restoreRefusals.alreadyThere);
  const reasons = new Map(refused.map(({ id, message }) => [id, message]));
  const open = deleted.slice(deleted.length - uncertain.length - left);
  const back = deleted
    .slice(0, deleted.length - open.length)
    .filter(({ auditEntry }) => !reasons.has(auditEntry));

  const [first] = back;
  if (first) focusRow(of.listName, first.id);
  of.tellChanged(first && { focusRowId: first.id });
  const restored = undoText.restored(counted(back.length, of.nouns));
  if (reasons.size === 0 && open.length === 0) return notify.success(restored);
  const told = back.length > 0 ? [`${restored}.`] : [];
  for (const [message, rows] of Map.groupBy(deleted, (row) => reasons.get(row.auditEntry))) {
    if (message !== undefined)
      told.push(
        undoText.refused(
          rows.map(({ name }) => name),
          message,
        ),
      );
  }
  if (open.length === 0) return notify.error(told.join(' '), { durationMs: Infinity });
  told.push(...[alertText(error)].filter((text) => text !== undefined), undoText.open(open.length));
  const run = () => undoDeletions(open, of);
  notify.error(told.join(' '), {
    durationMs: Infinity,
    action: { label: uiText.undo, run, isUndo: true },
  });
}
