import * as z from 'zod/mini';
import { keyOf } from '../core/fields.ts';
import { type MessageGroup, messageGroup } from './message-group.ts';
import { type MessageKind, messageKinds } from './message-kinds.ts';

/** What a new message begins with, where something leads to it: its kind, and whom it is for. */
interface NewMessage {
  readonly kind?: MessageKind;
  readonly group?: MessageGroup;
}

/** What the query of an address says that begins a message (docs/product/messages.md#where-messages-begin); what is none of it is left out. */
export function readNewMessage(query: URLSearchParams): NewMessage {
  const kind = keyOf(messageKinds).safeParse(query.get('kind')).data;
  const group = messageGroup.safeParse(readJson(query.get('group'))).data;
  return { ...(kind && { kind }), ...(group && { group }) };
}

const json = z.pipe(
  z.string(),
  z.transform((text, payload): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      payload.issues.push({ code: 'custom', input: text });
      return z.NEVER;
    }
  }),
);

function readJson(text: string | null): unknown {
  return json.safeParse(text).data;
}
