import * as z from 'zod/mini';
import { keyOf } from '../core/fields.ts';
import { messageGroup } from './message-group.ts';
import { messageKinds } from './message-kinds.ts';
import type { NewMessage } from './new-message-path.ts';

/** What the query of such an address says; what is none of it is left out. */
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
