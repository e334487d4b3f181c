import { settingsEndpoints } from '@grzadka/contract/settings/settings.endpoints';
import type { Settings, SettingsUpdate } from '@grzadka/contract/settings/settings.model';
import { settingsId, settingsRecord } from '@grzadka/contract/settings/settings.record';
import type { Finding } from '@grzadka/contract/site/findings/findings.model';
import { excerptOf } from '@grzadka/contract/site/findings/found-text';
import { gapsIn } from '@grzadka/contract/site/findings/gaps';
import { useQuery } from '@tanstack/react-query';
import { FindingsQuestion } from '../content/findings/FindingsQuestion.tsx';
import { usePersonalDataGuard } from '../content/findings/usePersonalDataGuard.ts';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { paths } from '../core/paths.ts';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { useRecordForm } from '../core/record/useRecordForm.ts';
import { feeKindsQuery } from '../fee-kind/fee-kind.queries.ts';
import { SettingsFields } from './SettingsFields.tsx';
import { SettingsImageSection } from './SettingsImageSection.tsx';
import { settingsQuery, useSettingsChanged } from './settings.queries.ts';
import { settingsText } from './settings.text.ts';
import { settingsFormValues } from './settings-form.ts';

/** What the association says of itself ('Ustawienia'). */
export function SettingsScreen() {
  const tellChanged = useSettingsChanged();
  const guard = usePersonalDataGuard();
  const { data: kinds, isLoading } = useQuery(feeKindsQuery);
  const { record: settings, form } = useRecordForm({
    query: settingsQuery,
    back: paths.system,
    savedText: settingsText.saved,
    tellChanged: () => void tellChanged(),
  });
  return (
    <>
      <FormScreen
        {...form}
        title={settingsText.title}
        actions={<HistoryButton recordType={settingsRecord.name} recordId={settingsId} />}
        endpoint={settingsEndpoints.update}
        // With the names of the fees, which take as many lines as they need.
        defaultValues={settings && !isLoading ? settingsFormValues(settings) : undefined}
        submit={async (typed, { ifMatch, asking }) => {
          const answer = await guard.check(async () => gapsOfSave(settings, typed), asking);
          return call(settingsEndpoints.update, { body: { ...typed, ...answer } }, { ifMatch });
        }}
        below={
          settings && (
            <>
              <SettingsImageSection name="logo" url={settings.logoUrl} />
              <SettingsImageSection name="picture" url={settings.pictureUrl} />
            </>
          )
        }
      >
        <SettingsFields
          feeKinds={(kinds?.items ?? []).filter(
            ({ id, active }) => active || settings?.entryFeeKindIds.includes(id),
          )}
        />
      </FormScreen>
      <FindingsQuestion guard={guard} />
    </>
  );
}

const statements = ['privacyStatement', 'accessibilityStatement'] as const;

/**
 * What the statements leave to be filled in that a save makes public: those that it changes, and both where it switches the
 * site on (docs/product/site.md#gaps).
 */
function gapsOfSave(before: Settings | undefined, save: SettingsUpdate): Finding[] {
  const after = { ...before, ...save };
  if (!after.publicSite) return [];
  const published = statements.filter(
    (name) => before?.publicSite !== true || after[name] !== before[name],
  );
  const excerpts = published.flatMap((name) => {
    const text = after[name] ?? '';
    return gapsIn(text).map((gap) => excerptOf(text, gap));
  });
  return [...new Set(excerpts)].map((excerpt) => ({ kind: 'gap', place: null, excerpt }));
}
