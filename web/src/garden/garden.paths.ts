import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import { recordPath } from '../core/record/record-path.ts';

/** From which day on an area is missing, in the address of a garden's details. */
export const areaFrom = 'powierzchnia-od';

/** The details of a garden, with the focus on what adds an area from a day on. */
export function gardenAreaPath(id: string, day: string): string {
  return `${recordPath(gardenRecord.screens.details, id)}?${new URLSearchParams({ [areaFrom]: day })}`;
}
