import { uuidv7 } from 'uuidv7';
import { notFound } from '../errors/app-error.ts';

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a record can have such an id. */
export function isRecordId(id: string): boolean {
  return uuid.test(id);
}

/** An id as the database takes it; one that no record can have is a 404. */
export function recordId(id: string): string {
  if (!isRecordId(id)) throw notFound();
  return id;
}

/**
 * A fresh id: a UUIDv7 (RFC 9562) that sorts after every one that this process made before it. That of `node:crypto` falls in any
 * order within a millisecond, and two readings of one instant would come in any order, too.
 */
export function newId(): string {
  return uuidv7();
}
