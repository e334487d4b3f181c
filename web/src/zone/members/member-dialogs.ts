import type { ZoneDetails } from '@grzadka/contract/zone/zone.model';

/** What can be done with the meters of a zone, each in a dialog of its own. */
export type MemberChange = 'addMain' | 'addSector' | 'addChosen' | 'moveAll';

export interface MemberDialogProps {
  open: boolean;
  zone: ZoneDetails;
  onClose: () => void;
}
