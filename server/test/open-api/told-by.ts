import type { TestApp } from '../test-app.ts';
import type { Operation } from './document.ts';

/** Whether a call changes what a record says. */
export const isUpdate = ({ method, operationId }: Operation) =>
  method === 'PUT' && operationId.includes('Update');

/** Whether work writes an entry of the audit. */
export async function isTold({ db }: TestApp, work: () => Promise<unknown>): Promise<boolean> {
  const last = () =>
    db.selectFrom('auditEntry').select('id').orderBy('id', 'desc').executeTakeFirst();
  const before = await last();
  await work();
  return (await last())?.id !== before?.id;
}
