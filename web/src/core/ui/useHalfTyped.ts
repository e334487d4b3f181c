import type { FieldRef } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';
import { type RefObject, useRef } from 'react';

/** The field of a picker, and what of its parts is typed. */
interface HalfTyped {
  /** To be given to the picker's field. */
  fieldRef: RefObject<FieldRef<Dayjs | null> | null>;
  /** To be asked when the field is left. */
  isHalfTyped: () => boolean;
  /** To be called when the field is pressed: an empty one begins with its first part. */
  beginWithFirst: () => void;
}

/** Tells a half typed date from none: the pickers report both as null (mui/mui-x issue 17499). */
export function useHalfTyped(): HalfTyped {
  const fieldRef = useRef<FieldRef<Dayjs | null>>(null);
  const parts = () => (fieldRef.current?.getSections() ?? []).map(({ value }) => value !== '');
  const isHalfTyped = () => parts().some(Boolean) && !parts().every(Boolean);
  const beginWithFirst = () => {
    // The parts of an empty field cannot be seen, and yet the one under the pointer would be taken.
    if (!parts().some(Boolean)) fieldRef.current?.setSelectedSections(0);
  };
  return { fieldRef, isHalfTyped, beginWithFirst };
}
