import { useRef } from 'react';
import { useNavigate } from '../navigation/place.ts';
import { type NavigationState, useGoUp } from '../ui/screen/useGoUp.ts';
import { notify } from '../ui/toasts/notify.ts';
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
  /** That screen opens once it is there, because more of it comes next. */
  opens?: boolean;
}

/**
 * What the forms that add a record have in common: once it is there, its list starts anew with the focus on it,
 * the person goes back to where they came from, and a message leads to it; or it is opened. Gives properties of `FormScreen`.
 */
export function useNewRecordForm<Output>({
  name,
  list,
  create,
  nameOf,
  savedText,
  open,
  opens = false,
}: NewRecordForm<Output>) {
  const goUp = useGoUp(list);
  const tellAdded = useTellAdded(list);
  const tellChanged = useRecordChanged(name);
  const navigate = useNavigate();
  const createdId = useRef('');
  return {
    back: list,
    submit: async (body: Output) => {
      const { id } = await create(body);
      const addedName = nameOf(body);
      createdId.current = id;
      tellChanged({ focusRowId: id, addedName });
      // Who is led there needs no button that does so.
      if (opens) notify.success(savedText(addedName));
      else tellAdded(savedText(addedName), open(id));
    },
    onSaved: () => {
      if (!opens) return goUp();
      const state: NavigationState = { from: list };
      navigate(open(createdId.current), { replace: true, state });
    },
  };
}
