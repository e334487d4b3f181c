import { Screen } from '../../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../../core/ui/screen/ScreenColumn.tsx';
import { systemPaths } from '../system.paths.ts';
import { JobsSection } from './JobsSection.tsx';
import { jobsSystemCard } from './jobs.card.ts';
import { MailSection } from './MailSection.tsx';

/** What the program does by itself, and what became of the e-mails ('Prace programu i poczta'). */
export function JobsScreen() {
  return (
    <Screen title={jobsSystemCard.title} back={systemPaths.overview}>
      <ScreenColumn>
        <MailSection />
        <JobsSection />
      </ScreenColumn>
    </Screen>
  );
}
