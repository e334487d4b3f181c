import type { ZoneDetails } from '@grzadka/contract/zone/zone.model';
import { latePart } from '../../core/ui/loading/late-part.tsx';

const dialogs = {
  addMain: latePart(async () => (await import('./change-members.tsx')).AddMainDialog),
  addSector: latePart(async () => (await import('./change-members.tsx')).AddSectorDialog),
  addChosen: latePart(async () => (await import('./change-members.tsx')).AddChosenDialog),
  moveAll: latePart(async () => (await import('./change-members.tsx')).MoveAllDialog),
};

/** What can be done with the meters of a zone, each in a dialog of its own. */
export type MemberChange = keyof typeof dialogs;

const changes = Object.keys(dialogs) as MemberChange[];

interface MemberDialogsProps {
  zone: ZoneDetails;
  /** The one that is open; undefined while none is. */
  change: MemberChange | undefined;
  onClose: () => void;
}

/** The dialogs by which the meters of a zone are changed. */
export function MemberDialogs({ zone, change, onClose }: MemberDialogsProps) {
  return changes.map((key) => {
    const Dialog = dialogs[key];
    return <Dialog key={key} open={change === key} zone={zone} onClose={onClose} />;
  });
}
