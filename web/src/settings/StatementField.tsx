import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { ConfirmDialog } from '../core/ui/ConfirmDialog.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { siteStateQuery } from '../site/site.queries.ts';
import styles from './settings.module.css';
import { settingsText } from './settings.text.ts';
import type { SettingsFormValues } from './settings-form.ts';
import { hasFormerAddress, type StatementDraft, supervisoryAddress } from './statement-drafts.ts';

interface StatementFieldProps {
  name: 'privacyStatement' | 'accessibilityStatement';
  label: string;
  draft: StatementDraft;
}

/** A statement of the public site, with a draft of it, which takes the place of what is typed only after a question. */
export function StatementField({ name, label, draft }: StatementFieldProps) {
  const { getValues, setValue, setFocus } = useFormContext<SettingsFormValues>();
  const { data: site } = useQuery(siteStateQuery);
  const typed = useWatch<SettingsFormValues, typeof name>({ name });
  const [isAsking, setAsking] = useState(false);

  const insert = () => {
    setAsking(false);
    const lines = draft(getValues(), { siteUrl: site?.url, today: new Date() });
    setValue(name, lines.join('\n'), { shouldDirty: true, shouldValidate: true });
    setFocus(name);
  };

  return (
    <>
      <FormTextField
        name={name}
        label={label}
        lines={{ least: 3, most: 12 }}
        helper={settingsText.statementHint}
      />
      {hasFormerAddress(typed) && (
        <Notice tone="warning" className={styles['below']}>
          {settingsText.formerAddress(supervisoryAddress)}
        </Notice>
      )}
      <Button
        look="outlined"
        aria-label={settingsText.insertDraftOf(label)}
        className={styles['below']}
        onClick={() => (getValues(name).trim() === '' ? insert() : setAsking(true))}
      >
        {settingsText.insertDraft}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={settingsText.overwriteTitle}
        text={settingsText.overwriteQuestion}
        confirmLabel={settingsText.overwrite}
        onConfirm={insert}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
