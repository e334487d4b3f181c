import type { FieldRef } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';
import { type RefObject, useRef } from 'react';

/** The field of a picker, and whether only some of its parts are typed. */
interface HalfTyped {
  /** To be given to the picker's field. */
  fieldRef: RefObject<FieldRef<Dayjs | null> | null>;
  /** To be asked when the field is left. */
  isHalfTyped: () => boolean;
}

/** Tells a half typed date from none: the pickers report both as null (mui/mui-x issue 17499). */
export function useHalfTyped(): HalfTyped {
  const fieldRef = useRef<FieldRef<Dayjs | null>>(null);
  const isHalfTyped = () => {
    const parts = (fieldRef.current?.getSections() ?? []).map(({ value }) => value !== '');
    return parts.some(Boolean) && !parts.every(Boolean);
  };
  return { fieldRef, isHalfTyped };
}
