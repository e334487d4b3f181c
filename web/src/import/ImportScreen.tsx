import { mayRole } from '@grzadka/contract/core/access/permissions';
import { importEndpoints } from '@grzadka/contract/import/import.endpoints';
import {
  type ImportReport,
  importCheck,
  importEndings,
  largestImport,
} from '@grzadka/contract/import/import.model';
import {
  type ImportKindName,
  importKindNames,
  importKinds,
  listKindNames,
} from '@grzadka/contract/import/import-kinds';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useMay, useRole } from '../core/access/access.ts';
import { download, saveFile } from '../core/api/download.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormRadioField } from '../core/form/fields/RadioField.tsx';
import { useFormActions } from '../core/form/form-actions.ts';
import { FormFileField, withFileLimit } from '../core/form/upload/FileField.tsx';
import { isCancellation } from '../core/form/useSaving.ts';
import { useSearchParams } from '../core/navigation/place.ts';
import { paths } from '../core/paths.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { ProgressBar } from '../core/ui/elements/ProgressBar.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { ImportReportSection } from './ImportReportSection.tsx';
import styles from './ImportScreen.module.css';
import { importText, progressText } from './import.text.ts';
import { kindOfAddress } from './import-path.ts';
import { type ImportWork, useImport } from './useImport.ts';

const form = {
  body: withFileLimit(z.extend(importCheck, { kind: z.enum(importKindNames) }), largestImport),
};

/** A file that was looked at, and what was found. */
interface ReportedFile {
  readonly kind: ImportKindName;
  readonly file: File;
  readonly report: ImportReport;
  /** The version of what it goes into, as the person saw it. */
  readonly etag: string | undefined;
}

/** The record that a file is taken into. */
interface IntoRecord {
  readonly id: string;
  readonly etag: string | undefined;
}

/** The calls of a kind; what goes into a record names that. */
function callsOf(kind: ImportKindName, into: IntoRecord | undefined) {
  if (kind === 'amount') {
    const { amountCheck, amountRun } = importEndpoints;
    return { check: amountCheck, run: amountRun, params: into && { id: into.id } };
  }
  const [check, run] = [importEndpoints[`${kind}Check`], importEndpoints[`${kind}Run`]];
  return { check, run, params: undefined };
}

interface ImportScreenProps {
  /** The one kind that it takes; without one the person chooses. */
  only?: ImportKindName;
  /** Where the back button leads when the person came from nowhere. */
  back?: string;
  /** What the one kind is taken into, and what that is called. */
  into?: IntoRecord;
  subject?: string | undefined;
  /** Where one goes on once it is stored. */
  next?: { readonly label: string; readonly to: string };
}

/** Takes a list from a spreadsheet: what it would do first, then, if wanted, the import itself. */
export function ImportScreen({ only, back, into, subject, next }: ImportScreenProps) {
  const role = useRole();
  // Others have come from a form or a list, to which 'back' leads them where it can.
  const hasSystem = useMay('system:read');
  const work = useImport();
  const [reported, setReported] = useState<ReportedFile>();
  const [isStoring, setStoring] = useState(false);
  const asked = useSearchParams()[0].get(kindOfAddress);
  const kinds = (only === undefined ? listKindNames : [only]).filter((kind) =>
    mayRole(role, importKinds[kind].permission),
  );
  const first = kinds.find((kind) => kind === asked) ?? kinds[0] ?? 'garden';

  async function check({ kind, file }: z.output<typeof form.body>): Promise<void> {
    if (!(file instanceof File)) throw new TypeError('The file is none that a browser chose');
    setReported(undefined);
    setStoring(false);
    try {
      const { check: endpoint, params } = callsOf(kind, into);
      const etag = into?.etag;
      const report = await work.run(endpoint, file, { params });
      setReported({ kind, file, report, etag });
    } catch (error) {
      if (isCancellation(error)) notify.info(importText.cancelled);
      throw error;
    }
  }

  return (
    <FormScreen
      title={only === undefined ? importText.title : importKinds[only].title}
      subject={subject}
      back={back ?? (hasSystem ? paths.system : paths.home)}
      endpoint={form}
      defaultValues={{ kind: first, file: undefined }}
      submit={check}
      submitLabel={importText.check}
      onSaved={() => {}}
      staysOpen
      savingLabel={isStoring ? importText.storing : importText.checking}
      savingDetails={<ImportStatus work={work} />}
      below={
        reported && (
          <Report
            reported={reported}
            work={work}
            into={into}
            next={next}
            onStart={() => setStoring(true)}
            onReport={setReported}
          />
        )
      }
    >
      <Text>{importText.intro(kinds.map((kind) => importKinds[kind].title))}</Text>
      {only === undefined && (
        <FormRadioField
          name="kind"
          label={importText.kind}
          options={Object.fromEntries(kinds.map((kind) => [kind, importKinds[kind].title]))}
        />
      )}
      <SampleButton />
      <FormFileField name="file" accept={importEndings.join(',')} helper={importText.limit} />
    </FormScreen>
  );
}

interface ReportProps {
  reported: ReportedFile;
  work: ImportWork;
  into: IntoRecord | undefined;
  next: ImportScreenProps['next'];
  onStart: () => void;
  onReport: (reported: ReportedFile | undefined) => void;
}

/** The report on the file that is chosen, with the way to import it; gone once another one is chosen. */
function Report({ reported, work, into, next, onStart, onReport }: ReportProps) {
  const { kind, file, report, etag } = reported;
  const { during, report: tellFailure } = useFormActions();
  const tellChanged = useRecordChanged(kind === 'amount' ? importKinds.amount.into : kind);
  const chosen = useWatch<{ kind: string; file: unknown }>();
  if (chosen.kind !== kind || chosen.file !== file) return null;

  async function store(): Promise<void> {
    onStart();
    const { sha256 } = report;
    try {
      const { run, params } = callsOf(kind, into);
      const done = await work.run(run, file, { texts: { sha256 }, params, ifMatch: etag });
      onReport({ ...reported, report: done });
    } catch (error) {
      onReport(undefined);
      if (isCancellation(error)) notify.info(importText.cancelled);
      else tellFailure(error);
    }
    // After a failure, too: the end of an import whose answer was lost may have come true.
    tellChanged();
  }

  return (
    <ImportReportSection
      report={report}
      fileName={file.name}
      onStore={() => void during(store)}
      next={next}
    />
  );
}

/** Takes what was owed and overpaid when the program began to keep the accounts. */
export function OpeningBalanceScreen() {
  return <ImportScreen only="opening" back={paths.transactions} />;
}

/** How far an import is, with a button that ends it; shown within the overlay of the screen. */
function ImportStatus({ work: { progress, cancel } }: { work: ImportWork }) {
  const isKnown = progress !== undefined && progress.total > 0;
  return (
    <Stack gap={16} className={styles['status']}>
      <ProgressBar
        label={importText.progress}
        percent={isKnown ? Math.floor((progress.done / progress.total) * 100) : undefined}
        className={styles['bar']}
      />
      <Text>{isKnown ? progressText(progress) : importText.reading}</Text>
      <Button look="outlined" onClick={cancel}>
        {importText.cancel}
      </Button>
    </Stack>
  );
}

/** Saves an example of the kind of list that is chosen in the form. */
function SampleButton() {
  const kind = useWatch<{ kind: ImportKindName }, 'kind'>({ name: 'kind' });
  const { report } = useFormActions();
  const [isBusy, setBusy] = useState(false);

  async function take(): Promise<void> {
    setBusy(true);
    try {
      saveFile(await download(importEndpoints[`${kind}Sample`], {}));
    } catch (error) {
      report(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button isAtStart look="outlined" disabled={isBusy} onClick={() => void take()}>
      {importText.sample}
    </Button>
  );
}
