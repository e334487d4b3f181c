import type { messageRecord } from '@grzadka/contract/message/message.record';
import type { messageTemplateRecord } from '@grzadka/contract/message/template/message-template.record';
import { generatePath } from 'react-router';
import { type RecordPlace } from '../core/record/record-path.ts';

/** What the first page knows of the templates of messages. */
export const messageTemplatePlace = {
  name: 'message-template',
  permissions: { read: 'message:read', write: 'message:write' },
  screens: {
    list: '/wiadomosci/szablony',
    create: '/wiadomosci/nowy-szablon',
    edit: '/wiadomosci/szablony/:id',
  },
} as const satisfies RecordPlace<typeof messageTemplateRecord>;

/** What the first page knows of the messages. */
export const messagePlace = {
  name: 'message',
  permissions: { read: 'message:read', write: 'message:write', history: 'debtor:read' },
  screens: {
    list: '/wiadomosci',
    create: '/nowa-wiadomosc',
    details: '/wiadomosci/:id',
  },
} as const satisfies RecordPlace<typeof messageRecord>;

const { details } = messagePlace.screens;

/** The patterns of the addresses of what belongs to a message. */
export const messageRoutes = {
  recipients: `${details}/odbiorcy`,
  preview: `${details}/podglad`,
} as const;

/** A message: a draft with its steps, or how far it is. */
export function messagePath(id: string): string {
  return generatePath(details, { id });
}

/** Whom a message goes to; those in one state alone where one is named. */
export function recipientsPath(id: string, state?: string): string {
  const path = generatePath(messageRoutes.recipients, { id });
  if (state === undefined) return path;
  return `${path}?${new URLSearchParams({ 'filter-by-state': 'true', state })}`;
}

/** What recipients get, beginning with one of them, or with the first. */
export function previewPath(id: string, recipientId?: string): string {
  const path = generatePath(messageRoutes.preview, { id });
  return recipientId === undefined
    ? path
    : `${path}?${new URLSearchParams({ odbiorca: recipientId })}`;
}
