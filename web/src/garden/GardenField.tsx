import { RecordField } from '../core/form/fields/RecordField.tsx';
import { gardenSearch } from './garden-search.ts';

/** The garden of a form of another area, found by a part of its name: the value of `gardenId`, '' for none. */
export function GardenField({ label, helper }: { label: string; helper: string }) {
  return <RecordField name="gardenId" label={label} helper={helper} search={gardenSearch} />;
}
