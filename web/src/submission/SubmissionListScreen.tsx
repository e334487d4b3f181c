import { submissionEndpoints } from '@grzadka/contract/submission/submission.endpoints';
import { submissionList } from '@grzadka/contract/submission/submission.list';
import type { SubmissionListItem } from '@grzadka/contract/submission/submission.model';
import { submissionRecord } from '@grzadka/contract/submission/submission.record';
import { useMemo, useState } from 'react';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { paths } from '../core/paths.ts';
import { recordSource } from '../core/record/record-calls.ts';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { submissionLayout } from './submission.layout.tsx';
import { submissionText } from './submission.text.ts';

const SubmissionDialog = latePart(
  async () => (await import('./SubmissionDialog.tsx')).SubmissionDialog,
);

const source = recordSource(submissionRecord, submissionList, submissionEndpoints);

/** All readings that were reported, and what became of them: docs/product/submissions.md#list. */
export function SubmissionListScreen() {
  const [opened, setOpened] = useState<SubmissionListItem>();
  const layout = useMemo(() => submissionLayout(setOpened), []);
  return (
    <>
      <ListScreen
        title={submissionText.all}
        back={paths.submissions}
        source={source}
        layout={layout}
      />
      <SubmissionDialog
        open={opened !== undefined}
        submission={opened}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}
