import { generatePath } from 'react-router';

/** The pattern of the address at which the history of a record is. */
export const historyPattern = '/historia/:recordType/:recordId';

/** Where the history of a record is, by its name among all kinds and its id. */
export function historyPath(recordType: string, recordId: string): string {
  return generatePath(historyPattern, { recordType, recordId });
}
