import { recordPath } from '../core/record/record-path.ts';
import { gardenPlace } from '../garden/garden.paths.ts';

/** Which application is to be decided on, in the address of a garden's details. */
export const decidedTransfer = 'przeniesienie';

/** The details of a garden, with the focus on what records the decision on an application. */
export function transferPath(gardenId: string, applicationId: string): string {
  return `${recordPath(gardenPlace.screens.details, gardenId)}?${new URLSearchParams({ [decidedTransfer]: applicationId })}`;
}
