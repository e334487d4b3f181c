import { type Theme, useMediaQuery } from '@mui/material';
import { createContext, useContext, useId, useState } from 'react';

/** Whether the sections within show their headings alone at first, where they stand on a phone. */
export const FoldsOnPhone = createContext(false);

/** What a section's heading needs to open and close it. */
export interface Fold {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly contentId: string;
}

/** The fold of a section, closed at first; undefined where it has room. */
export function useFold(): Fold | undefined {
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), {
    noSsr: true,
  });
  const folds = useContext(FoldsOnPhone) && isPhone;
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return folds ? { isOpen, toggle: () => setOpen(!isOpen), contentId } : undefined;
}
