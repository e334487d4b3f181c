import { useGoUp } from '../ui/screen/useGoUp.ts';
import { useRecordChanged } from './useRecordChanged.ts';
import { useTellAdded } from './useTellAdded.ts';

interface NewRecordForm<Output> {
  /** The record's name, which its list bears. */
  name: string;
  /** The list of such records. */
  list: string;
  /** Makes the call that adds it. */
  create: (body: Output) => Promise<{ id: string }>;
  /** What its list calls it. */
  nameOf: (body: Output) => string;
  /** What is said once it is there, by that name. */
  savedText: (name: string) => string;
  /** Its own screen. */
  open: (id: string) => string;
}

/**
 * What the forms that add a record have in common: once it is there, its list starts anew with the focus on it,
 * the person goes back to where they came from, and a message leads to it. Gives properties of `FormScreen`.
 */
export function useNewRecordForm<Output>({
  name,
  list,
  create,
  nameOf,
  savedText,
  open,
}: NewRecordForm<Output>) {
  const goUp = useGoUp(list);
  const tellAdded = useTellAdded(list);
  const tellChanged = useRecordChanged(name);
  return {
    back: list,
    submit: async (body: Output) => {
      const { id } = await create(body);
      const addedName = nameOf(body);
      tellChanged({ focusRowId: id, addedName });
      tellAdded(savedText(addedName), open(id));
    },
    onSaved: goUp,
  };
}
