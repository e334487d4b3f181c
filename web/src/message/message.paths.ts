import { messagePlace } from '@grzadka/contract/message/message.place';
import { generatePath } from 'react-router';

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
