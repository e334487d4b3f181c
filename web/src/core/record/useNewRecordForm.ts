import { useGoUp } from '../ui/screen/useGoUp.ts';
import { notify } from '../ui/toasts/notify.ts';
import { useRecordChanged } from './useRecordChanged.ts';

interface NewRecordForm<Output> {
  /** The record's name, which its list bears. */
  name: string;
  /** The list of such records. */
  list: string;
  /** Makes the call that adds it. */
  create: (body: Output) => Promise<{ id: string }>;
  /** What is said once it is there. */
  savedText: (body: Output) => string;
}

/**
 * What the forms that add a record have in common: once it is there, its list starts anew with the focus on it,
 * and the person goes back to where they came from. Gives properties of `FormScreen`.
 */
export function useNewRecordForm<Output>({ name, list, create, savedText }: NewRecordForm<Output>) {
  const goUp = useGoUp(list);
  const tellChanged = useRecordChanged(name);
  return {
    back: list,
    submit: async (body: Output) => {
      const { id } = await create(body);
      tellChanged({ focusRowId: id });
      notify.success(savedText(body));
    },
    onSaved: goUp,
  };
}
