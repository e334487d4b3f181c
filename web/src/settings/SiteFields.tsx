import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FormCheckboxField } from '../core/form/fields/CheckboxField.tsx';
import { FieldGroup, WholeRow } from '../core/form/fields/FieldGroup.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { siteStateQuery } from '../site/site.queries.ts';
import { siteAddress } from '../site/site-addresses.ts';
import { StatementField } from './StatementField.tsx';
import styles from './settings.module.css';
import { settingsText } from './settings.text.ts';
import type { SettingsFormValues } from './settings-form.ts';
import { accessibilityDraft, privacyDraft } from './statement-drafts.ts';

/** What the settings say of the public site: whether there is one, and its two statements. */
export function SiteFields() {
  return (
    <FieldGroup title={settingsText.onTheWeb}>
      <WholeRow>
        <FormCheckboxField
          name="publicSite"
          label={settingsText.publicSite}
          helper={
            <>
              {settingsText.publicSiteHint} <SiteAddress />
            </>
          }
        />
      </WholeRow>
      {(['calendarMeetings', 'calendarReadings', 'calendarDueDays', 'freePlots'] as const).map(
        (name) => (
          <WholeRow key={name}>
            <FormCheckboxField
              name={name}
              label={settingsText[name]}
              helper={settingsText[`${name}Hint`]}
            />
          </WholeRow>
        ),
      )}
      <WholeRow>
        <FormTextField
          name="howToApply"
          label={settingsText.howToApply}
          lines={{ least: 2, most: 6 }}
          helper={settingsText.howToApplyHint}
        />
      </WholeRow>
      <WholeRow>
        <StatementField
          name="privacyStatement"
          label={settingsText.privacyStatement}
          draft={privacyDraft}
        />
      </WholeRow>
      <WholeRow>
        <StatementField
          name="accessibilityStatement"
          label={settingsText.accessibilityStatement}
          draft={accessibilityDraft}
        />
      </WholeRow>
    </FieldGroup>
  );
}

/** Where the site is, or will be once the tick is saved; nothing while it is to be off. */
function SiteAddress() {
  const isTicked = useWatch<SettingsFormValues, 'publicSite'>({ name: 'publicSite' });
  const { data: site } = useQuery(siteStateQuery);
  if (!isTicked || site === undefined) return null;
  if (!site.enabled) return settingsText.addressOnceSaved(site.url);
  return (
    <>
      {settingsText.address}{' '}
      <TextLink
        href={siteAddress(site, '')}
        target="_blank"
        rel="noopener"
        className={styles['address']}
      >
        {site.url}
      </TextLink>
    </>
  );
}
