import { latePart } from '../../core/ui/loading/late-part.tsx';

/** Looks for personal data in chosen records before they are published; its code comes when it is needed. */
export const PublicationCheck = latePart(
  async () => (await import('./ChosenFindings.tsx')).ChosenFindings,
);
