import { latePart } from '../loading/late-part.tsx';

/** The cover over the whole window while something loads or is saved. */
export const WaitingOverlay = latePart(
  async () => (await import('./WaitingCover.tsx')).WaitingCover,
  { opensItself: true },
);
