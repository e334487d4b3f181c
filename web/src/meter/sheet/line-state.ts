import type { OutboxEntry } from '../../core/outbox/outbox-view.ts';
import type { TypedReading } from '../outbox/reading-outbox.ts';
import { faultIn } from './judge-line.ts';
import type { SheetEntry } from './sheet-entry.ts';

/** How a line of the sheet stands. */
export type LineState = 'empty' | 'draft' | 'faulty' | 'waiting' | 'saved' | 'refused';

/** How a line stands, by what is kept of it, and what of that is in the outbox. */
export function lineState(
  entry: SheetEntry | undefined,
  queued: OutboxEntry<TypedReading> | undefined,
): LineState {
  if (entry === undefined || entry.typed.trim() === '') return 'empty';
  if (entry.clientKey === undefined) return faultIn(entry.typed) === undefined ? 'draft' : 'faulty';
  if (queued) return queued.state === 'refused' ? 'refused' : 'waiting';
  // Of what is not there any more, and was not heard of, it is asked what became of it.
  return entry.measurementId === undefined ? 'waiting' : 'saved';
}

/** Whether the field is not to be typed in: what it holds is saved, or on its way. */
export function isClosed(state: LineState): boolean {
  return state === 'waiting' || state === 'saved';
}
