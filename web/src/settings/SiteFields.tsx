import { Box, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FormCheckboxField } from '../core/form/fields/CheckboxField.tsx';
import { FieldGroup } from '../core/form/fields/FieldGroup.tsx';
import { siteStateQuery } from '../site/site.queries.ts';
import { siteAddress } from '../site/site-addresses.ts';
import { StatementField } from './StatementField.tsx';
import { settingsText } from './settings.text.ts';
import type { SettingsFormValues } from './settings-form.ts';
import { accessibilityDraft, privacyDraft } from './statement-drafts.ts';

/** What the settings say of the public site: whether there is one, and its two statements. */
export function SiteFields() {
  return (
    <FieldGroup title={settingsText.onTheWeb}>
      <Box sx={wholeRow}>
        <FormCheckboxField
          name="publicSite"
          label={settingsText.publicSite}
          helper={
            <>
              {settingsText.publicSiteHint} <SiteAddress />
            </>
          }
        />
      </Box>
      {(['calendarMeetings', 'calendarReadings', 'calendarDueDays'] as const).map((name) => (
        <Box key={name} sx={wholeRow}>
          <FormCheckboxField
            name={name}
            label={settingsText[name]}
            helper={settingsText[`${name}Hint`]}
          />
        </Box>
      ))}
      <Box sx={wholeRow}>
        <StatementField
          name="privacyStatement"
          label={settingsText.privacyStatement}
          draft={privacyDraft}
        />
      </Box>
      <Box sx={wholeRow}>
        <StatementField
          name="accessibilityStatement"
          label={settingsText.accessibilityStatement}
          draft={accessibilityDraft}
        />
      </Box>
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
      <Link
        href={siteAddress(site, '')}
        target="_blank"
        rel="noopener"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {site.url}
      </Link>
    </>
  );
}

const wholeRow = { gridColumn: '1 / -1' } as const;
