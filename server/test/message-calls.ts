import type { ListReply } from '@grzadka/contract/core/list/list';
import type { MessageCount, MessageDetails } from '@grzadka/contract/message/message.model';
import type { MessageGroup } from '@grzadka/contract/message/message-group';
import type { MessageKind } from '@grzadka/contract/message/message-kinds';
import type {
  MessageRecipient,
  RecipientPreview,
} from '@grzadka/contract/message/recipient/message-recipient.model';
import { expect } from 'vitest';
import type { TestClient } from './test-client.ts';

/** What a draft is to be. */
interface Draft {
  readonly kind: MessageKind;
  readonly groups?: readonly MessageGroup[];
  readonly subject?: string;
  readonly html?: string;
  readonly [field: string]: unknown;
}

/** A group of these people, picked by hand. */
export function parties(...people: readonly { readonly id: string }[]): MessageGroup {
  return { kind: 'parties', operator: 'include', partyIds: people.map(({ id }) => id) };
}

/** The calls of messages as one client sends them, which have to be taken. */
export function messageCalls(client: TestClient) {
  const read = async (id: string) =>
    (await client.get<MessageDetails>(`/api/message/get/${id}`)).body;
  const listRecipients = async (id: string, query: Record<string, string> = {}) => {
    const address = `/api/message/${id}/recipients?${new URLSearchParams(query).toString()}`;
    return (await client.get<ListReply<MessageRecipient>>(address)).body.items;
  };
  return {
    read,
    listRecipients,

    /** A draft, by default with a text that needs nothing of anybody. */
    async draft({ kind, groups = [], ...form }: Draft): Promise<string> {
      const begun = await client.post<{ id: string }>('/api/message/create', { kind, groups });
      expect(begun.status, JSON.stringify(begun.body)).toBe(201);
      const { id } = begun.body;
      const text = { subject: 'Wiadomość z ogrodu', html: '<p>Dzień dobry</p>' };
      const saved = await client.put('/api/message/update', { id, ...text, ...form });
      expect(saved.status, JSON.stringify(saved.body)).toBe(204);
      return id;
    },

    /** Finds the recipients of a draft. */
    async prepare(id: string): Promise<MessageCount> {
      const { status, body } = await client.post<MessageCount>('/api/message/prepare', { id });
      expect(status, JSON.stringify(body)).toBe(200);
      return body;
    },

    /** What one recipient gets. */
    async preview(id: string, recipientId: string): Promise<RecipientPreview> {
      const address = `/api/message/${id}/preview/${recipientId}`;
      return (await client.get<RecipientPreview>(address)).body;
    },
  };
}
